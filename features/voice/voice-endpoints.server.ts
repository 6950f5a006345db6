import { Hono } from 'hono';
import { answerFromCatalog } from '#features/catalog/answer-from-catalog.server.ts';
import { MAX_SEARCH_LENGTH } from '#features/catalog/shop-query.ts';
import type { Services } from '#features/services.ts';
import { matchProduct } from './match-product.server.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** What the voice conversation asks beside its socket. */
export function voiceEndpoints({ catalog, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // What a product that was said aloud is called.
  app.get('/api/product-match', (c) => {
    const name = (c.req.query('name') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    return answerFromCatalog(c, matchProduct(catalog, { name }), {
      log,
      failure: 'a product that was said could not be looked up',
      cache: 'public, max-age=60',
    });
  });
  return app;
}

import { Hono } from 'hono';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { answerFromCatalog } from './answer-from-catalog.server.ts';
import { findProductsNow, productsNowRequest } from './find-products-now.server.ts';

/** What carts and lists ask when they are shown: their prices are a memory. */
export function productsNowEndpoint({ catalog, log }: Pick<Services, 'catalog' | 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/products-now', async (c) => {
    const request = productsNowRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!request.success)
      return refuse(c, 400, { code: 'invalid', message: 'products must name what is asked for.' });
    const asked = findProductsNow(catalog, request.data.products);
    return answerFromCatalog(
      c,
      asked.then((products) => ({ products })),
      { log, failure: 'prices could not be read', cache: 'no-store' },
    );
  });
  return app;
}

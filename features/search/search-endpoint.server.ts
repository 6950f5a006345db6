import { Hono, type MiddlewareHandler } from 'hono';
import { answerFromCatalog } from '#features/catalog/answer-from-catalog.server.ts';
import { MAX_SEARCH_LENGTH } from '#features/catalog/shop-query.ts';
import type { Services } from '#features/services.ts';
import { limited } from '#platform/http/limited.server.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** What the search window asks while somebody types. */
export function searchEndpoint(
  { catalog, log, limits }: Services,
  options: { trustedProxies: number },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const few = limited(limits.search, options);
  app.get('/api/search', few, async (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    return answerFromCatalog(c, catalog.searchProducts({ query }), {
      log,
      failure: 'search failed',
      cache: 'public, max-age=60',
    });
  });
  return app;
}

const RESULTS = /^\/(shop|bundles|bestsellers)(\.data)?$/;

/** A page of results is searched for as well. */
export function limitSearches(
  { limits }: Pick<Services, 'limits'>,
  options: { trustedProxies: number },
): MiddlewareHandler<AppEnv> {
  const few = limited(limits.search, options);
  return (c, next) => (c.req.query('q') && RESULTS.test(c.req.path) ? few(c, next) : next());
}

import { Hono, type MiddlewareHandler } from 'hono';
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
    const answer = await catalog.searchProducts({ query }).catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'search failed');
      return undefined;
    });
    if (!answer)
      return c.json({ error: 'unavailable', message: 'Search is not available right now.' }, 503, {
        'Retry-After': '30',
      });
    return c.json(answer, 200, { 'Cache-Control': 'public, max-age=60' });
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

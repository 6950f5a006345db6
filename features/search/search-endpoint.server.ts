import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { answerFromCatalog } from '#features/catalog/answer-from-catalog.server.ts';
import { MAX_SEARCH_LENGTH } from '#features/catalog/shop-query.ts';
import type { Services } from '#features/services.ts';
import { limited } from '#platform/http/limited.server.ts';
import { addressOf, type AppEnv } from '#platform/http/request-context.server.ts';

/** What the search window asks while somebody types. */
export function searchEndpoint(
  { catalog, log, limits, searches }: Services,
  options: { trustedProxies: number },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const few = limited(limits.search, options);
  app.get('/api/search', few, async (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
    if (!comesFromDesk(c)) searches.note({ who: addressOf(c, options.trustedProxies), text: query });
    return answerFromCatalog(c, catalog.searchProducts({ query }), {
      log,
      failure: 'search failed',
      cache: 'public, max-age=60',
    });
  });
  return app;
}

const FROM_DESK = /^https?:\/\/[^/]+\/account/;
/** An owner looks at what others searched for: that counts for nothing. */
const comesFromDesk = (c: Context<AppEnv>) => FROM_DESK.test(c.req.header('referer') ?? '');

const RESULTS = /^\/(shop|bundles|bestsellers)(\.data)?$/;

/** A page of results is searched for as well: as often as the window may ask, and counted with it. */
export function limitSearches(
  { limits, searches }: Pick<Services, 'limits' | 'searches'>,
  options: { trustedProxies: number },
): MiddlewareHandler<AppEnv> {
  const few = limited(limits.search, options);
  return (c, next) => {
    const asked = c.req.query('q');
    if (!asked || !RESULTS.test(c.req.path)) return next();
    return few(c, () => {
      // What is on later pages was searched for on the first.
      if (!c.req.query('page') && !comesFromDesk(c))
        searches.note({
          who: addressOf(c, options.trustedProxies),
          text: asked.slice(0, MAX_SEARCH_LENGTH),
        });
      return next();
    });
  };
}

/** Which pages are the same bytes for everybody, and which query parameters they read. Anything else in the query is no part of the page. */

const SHOP_PARAMETERS = ['category', 'collection', 'page', 'q', 'sort'];
const parametersOf: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    '/shop': SHOP_PARAMETERS,
    '/bundles': SHOP_PARAMETERS,
    '/bestsellers': SHOP_PARAMETERS,
    '/community': ['region'],
    // The address after a message was sent.
    '/contact': ['sent'],
  }),
);

/** Of these there is no end: pages with them are rendered and not kept. */
const UNBOUNDED = ['q', 'variant'];

const parametersFor = (path: string): string[] =>
  parametersOf.get(path) ?? (path.startsWith('/product/') ? ['variant'] : []);

/** Pages of one person, or of one moment: rendered each time and kept by nobody. */
const PRIVATE = /^\/(account|auth|checkouts|dev|logout|newsletter)(\/|\.data$|$)/i;
/** Longer words are no search that anybody typed; the search box stops there too. */
export const MAX_QUERY_LENGTH = 200;

export interface PageKey {
  /** The address to render: known parameters only, in one order. Two requests with one key get the same bytes. */
  url: URL;
  key: string;
  /** False where the number of possible addresses has no bound: rendered, but not kept. */
  keep: boolean;
}

/** The canonical form of a request for a shared page, at the store's own origin; undefined when the page is not shared. */
export function pageKey(requestUrl: string, storeUrl: string): PageKey | undefined {
  const asked = new URL(requestUrl);
  const path = withoutSlash(asked.pathname);
  if (PRIVATE.test(path)) return undefined;
  const isData = path.endsWith('.data');
  // The router matches without regard to case.
  const known = parametersFor(path.replace(/\.data$/, '').toLowerCase());
  const url = new URL(storeUrl);
  // Not `new URL(path, storeUrl)`: a path that starts with two slashes would name another host.
  url.pathname = path;
  for (const name of isData ? ['_routes', ...known] : known) {
    const value = asked.searchParams.get(name)?.trim().slice(0, MAX_QUERY_LENGTH);
    if (value) url.searchParams.set(name, value);
  }
  const keep = !UNBOUNDED.some((name) => url.searchParams.has(name));
  return { url, key: url.pathname + url.search, keep };
}

/** `/shop/` is `/shop`, and its data, `/shop/_.data`, that of `/shop`. The data of `/` keeps the only name it has. */
function withoutSlash(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path === '/_.data' ? path : path.replace(/\/_\.data$/, '.data');
}

import type { MiddlewareHandler } from 'hono';
import { refuse } from './refuse.server.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send (CSRF), whatever its content type. The same host without TLS is another site.
 * Browsers always say where a POST comes from; a request that says nothing is no browser's and carries nobody's cookies.
 */
export const sameOriginOnly: MiddlewareHandler = async (c, next) => {
  // The request's address is the store's own by now (own-origin.ts).
  if (!SAFE.has(c.req.method) && !isOurs(c.req.raw.headers, new URL(c.req.url).origin))
    return refuse(c, 403, { code: 'cross-origin', message: 'This request came from another site.' });
  await next();
};

export function isOurs(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return URL.canParse(origin) && new URL(origin).origin === ownOrigin;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

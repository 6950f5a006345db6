import type { MiddlewareHandler } from 'hono';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send (CSRF), whatever its content type.
 * Browsers always say where a POST comes from; a request that says nothing is no browser's and carries nobody's cookies.
 */
export function sameOriginOnly(options: { storeUrl: string }): MiddlewareHandler {
  const storeHost = new URL(options.storeUrl).host;
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !isOurs(c.req.raw.headers, storeHost))
      return c.json({ error: 'cross-origin', message: 'This request came from another site.' }, 403);
    await next();
  };
}

export function isOurs(headers: Headers, storeHost: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null)
    return URL.canParse(origin) && [storeHost, headers.get('host')].includes(new URL(origin).host);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

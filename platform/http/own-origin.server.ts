import type { MiddlewareHandler } from 'hono';
import type { Config } from '#platform/config/config.server.ts';

type StoreAddress = Pick<Config, 'storeUrl' | 'storeUrlIsSet'>;

/**
 * Where the store stands for who asks: at STORE_URL or, where nobody set it, at the address that the visitor used. A proxy that ends TLS
 * turns https into the http that this process hears; the Origin of a visitor's browser still knows.
 */
export function ownOrigin(
  { storeUrl, storeUrlIsSet }: StoreAddress,
  asked: { url: URL; origin: string | undefined },
): string {
  if (storeUrlIsSet) return new URL(storeUrl).origin;
  const said = asked.origin !== undefined && URL.canParse(asked.origin) ? new URL(asked.origin) : undefined;
  return said?.host === asked.url.host ? said.origin : asked.url.origin;
}

/** Every later step sees the address that visitors use: what compares origins or makes links of it is right behind a proxy too. */
export function atOwnOrigin(store: StoreAddress): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const origin = ownOrigin(store, { url, origin: c.req.header('origin') });
    // Not `new URL(path, origin)`: a path that starts with two slashes would name another host.
    if (url.origin !== origin) c.req.raw = new Request(origin + url.pathname + url.search, c.req.raw);
    await next();
  };
}

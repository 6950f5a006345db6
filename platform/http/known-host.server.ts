import type { MiddlewareHandler } from 'hono';
import { isLoopbackName } from './loopback.server.ts';
import type { Config } from '#platform/config/config.server.ts';

/**
 * A store that knows its address answers there. Another spelling of the host leads to it, any other host is refused: nothing is served
 * under a name that somebody else chose. Without STORE_URL the store answers by every name.
 */
export function knownHostOnly(
  config: Pick<Config, 'storeUrl' | 'storeUrlIsSet' | 'host'>,
): MiddlewareHandler {
  const store = new URL(config.storeUrl);
  return async (c, next) => {
    if (!config.storeUrlIsSet) return next();
    const asked = new URL(c.req.url);
    // Behind TLS the process hears http: ':443' is no other host.
    asked.protocol = store.protocol;
    const { hostname } = asked;
    // Its probes, a proxy beside the store, and the store's own client of the embedded shop.
    const isThisMachine = isLoopbackName(hostname) || hostname.replace(/^\[|\]$/g, '') === config.host;
    if (asked.host === store.host || isThisMachine) return next();
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (reads && plainName(hostname) === plainName(store.hostname))
      return c.redirect(store.origin + asked.pathname + asked.search, 308);
    return c.text('This store is not at this address.', 421);
  };
}

/** 'www.shop.example', 'shop.example' and 'shop.example.' are one shop to whoever types them. */
const plainName = (hostname: string) => hostname.replace(/^www\./, '').replace(/\.$/, '');

import type { MiddlewareHandler } from 'hono';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import { refuse } from './refuse.server.ts';
import { TOO_MANY_REQUESTS } from './too-many-requests.ts';
import { addressOf } from './request-context.server.ts';

/** Answers 429 with Retry-After past the limit of one address. */
export function limited(limiter: Limiter, options: { trustedProxies: number }): MiddlewareHandler {
  return async (c, next) => {
    const wait = await limiter.consume(addressOf(c, options.trustedProxies));
    if (wait !== undefined)
      return refuse(
        c,
        429,
        { code: 'too-many', message: TOO_MANY_REQUESTS },
        { 'Retry-After': String(wait) },
      );
    await next();
  };
}

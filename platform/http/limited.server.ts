import type { MiddlewareHandler } from 'hono';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import { addressOf } from './request-context.server.ts';

/** Answers 429 with Retry-After past the limit of one address. */
export function limited(limiter: Limiter, options: { trustedProxies: number }): MiddlewareHandler {
  return async (c, next) => {
    const wait = await limiter.consume(addressOf(c, options.trustedProxies));
    if (wait !== undefined)
      return c.json(
        { ok: false, title: 'Too many requests', message: 'Please wait a moment and try again.', lines: [] },
        429,
        {
          'Retry-After': String(wait),
        },
      );
    await next();
  };
}

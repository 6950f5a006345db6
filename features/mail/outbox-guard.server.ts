import { randomBytes, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isLoopbackAddress, isLoopbackName } from '#platform/http/loopback.server.ts';
import type { Config } from '#platform/config/config.server.ts';

const COOKIE = 'outbox_word';

/** Opens the outbox to who is not at the machine itself. A new one at each start. */
export const makeOutboxWord = (): string => randomBytes(12).toString('base64url');

/**
 * Whoever reads the outbox gets into every account: the links to prove an address and to set a new password are in it. Only a browser on the
 * machine itself may, or one that was given the word that the start prints (`?word=…`, kept in a cookie). A store with a public
 * address asks for the word always: a proxy beside it looks like the machine itself.
 */
export function outboxGuard(
  config: Pick<Config, 'storeUrl' | 'storeUrlIsSet' | 'secure'>,
  word: string,
): MiddlewareHandler {
  const isPublic = config.storeUrlIsSet && !isLoopbackName(new URL(config.storeUrl).hostname);
  return async (c, next) => {
    const asked = c.req.query('word');
    if (asked !== undefined && isSame(asked, word)) {
      setCookie(c, COOKIE, word, { path: '/dev', httpOnly: true, sameSite: 'Lax', secure: config.secure });
      return c.redirect(c.req.path);
    }
    if ((!isPublic && isAtThisMachine(c)) || isSame(getCookie(c, COOKIE) ?? '', word)) return next();
    return c.text(
      'The outbox opens on the machine itself, or at the address that the store prints when it starts.',
      403,
    );
  };
}

function isAtThisMachine(c: Context): boolean {
  const { hostname } = new URL(c.req.url);
  return (
    isLoopbackAddress(getConnInfo(c).remote.address ?? '') &&
    isLoopbackName(hostname) &&
    c.req.header('x-forwarded-for') === undefined &&
    c.req.header('forwarded') === undefined
  );
}

function isSame(given: string, word: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(word)];
  return a.length === b.length && timingSafeEqual(a, b);
}

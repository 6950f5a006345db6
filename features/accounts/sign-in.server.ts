import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isAPIError } from 'better-auth/api';
import { emailKey } from '#platform/mail/email-key.ts';
import { session } from './accounts.table.server.ts';
import { eq } from 'drizzle-orm';
import type { AccountParts } from './account-parts.server.ts';
import {
  isKnownBrowser,
  knownBrowserCookie,
  noticeCookie,
  signedInCookie,
  signedOutCookie,
} from './cookies.server.ts';
import { findSession } from './find-viewer.server.ts';

export type SignInResult =
  | { ok: true; cookies: string[] }
  /** The password was right; a code is asked for next. */
  | { ok: true; cookies: string[]; awaitsCode: true }
  | { ok: false; reason: 'credentials' }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

/** How long a try from the owner's own browser takes once there were too many. Milliseconds. */
const SLOWED_MS = 1000;

interface SignInOptions {
  email: string;
  password: string;
  /** Of the request. */
  headers: Headers;
  address: string;
}

/**
 * Signs in with a new session; the one the browser had ends. A wrong password and an unknown address get the same answer after the same work.
 * Only failures count against the limits. A browser that has proven to be the owner's is slowed by them and never refused with the right
 * password: whoever guesses from elsewhere must not be able to lock the owner out.
 */
export async function signIn(parts: AccountParts, options: SignInOptions): Promise<SignInResult> {
  const { password, headers, address } = options;
  const email = emailKey(options.email);
  const counted = counters(parts, { email, headers, address });
  const waits = await Promise.all(counted.map(({ limiter, who }) => limiter.consume(who)));
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) {
    if (!isKnownBrowser(headers, email, parts)) return { ok: false, reason: 'limited', wait };
    await delay(SLOWED_MS);
  }

  const before = await findSession(parts, headers);
  const answer = await parts.auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      if (isAPIError(error) && error.statusCode < 500) return undefined;
      throw error;
    });
  if (!answer)
    return wait > 0 ? { ok: false, reason: 'limited', wait } : { ok: false, reason: 'credentials' };
  if (before) await parts.db.delete(session).where(eq(session.token, before.token));
  await Promise.all(counted.map(({ limiter, who }) => limiter.refund(who)));
  if ('twoFactorRedirect' in answer.response)
    return {
      ok: true,
      cookies: [...answer.headers.getSetCookie(), signedOutCookie(parts)],
      awaitsCode: true,
    };
  return {
    ok: true,
    cookies: [
      ...answer.headers.getSetCookie(),
      signedInCookie(parts),
      knownBrowserCookie(email, parts),
      noticeCookie('signed-in', parts),
    ],
  };
}

function counters(
  parts: AccountParts,
  { email, headers, address }: { email: string; headers: Headers; address: string },
) {
  const { signInAddress, signInPair, signInAccount } = parts.limits;
  // Addresses do not stand in the table of limits.
  const who = createHash('sha256').update(email).digest('base64url');
  return [
    { limiter: signInAddress, who: address },
    { limiter: signInPair, who: `${who}|${address}` },
    ...(isKnownBrowser(headers, email, parts) ? [] : [{ limiter: signInAccount, who }]),
  ];
}

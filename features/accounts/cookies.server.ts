import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieValue, NOTICE_COOKIE, type Notice, SIGNED_IN_COOKIE } from './browser-cookies.ts';
import { SESSION_SECONDS } from './create-auth.server.ts';

const YEAR = 365 * 86_400;
/** Long enough for a slow page to open. */
const NOTICE_SECONDS = 60;

interface CookieOptions {
  secure: boolean;
  maxAge: number;
  /** Readable by the page's own script: never a secret. */
  readable?: boolean;
}

function cookie(name: string, value: string, { secure, maxAge, readable = false }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    ...(readable ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Tells the page's script that asking for the session is worth while. It opens nothing. */
export const signedInCookie = (options: { secure: boolean }) =>
  cookie(SIGNED_IN_COOKIE, '1', { ...options, maxAge: SESSION_SECONDS, readable: true });

export const signedOutCookie = (options: { secure: boolean }) =>
  cookie(SIGNED_IN_COOKIE, '', { ...options, maxAge: 0, readable: true });

/** Words for the next page to show, by name: pages are the same for everybody, so the browser brings them along. */
export const noticeCookie = (notice: Notice, options: { secure: boolean }) =>
  cookie(NOTICE_COOKIE, notice, { ...options, maxAge: NOTICE_SECONDS, readable: true });

const knownName = (secure: boolean) => (secure ? '__Host-biolife.known' : 'biolife.known');

const knownValue = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`known:${email}`).digest('base64url');

/** Left in a browser in which the owner of an account has signed in: strangers' tries at the account do not count against it. */
export const knownBrowserCookie = (email: string, options: { secure: boolean; secret: string }) =>
  cookie(knownName(options.secure), knownValue(options.secret, email), {
    secure: options.secure,
    maxAge: YEAR,
  });

export function isKnownBrowser(
  headers: Headers,
  email: string,
  options: { secure: boolean; secret: string },
): boolean {
  const value = cookieValue(headers.get('cookie') ?? '', knownName(options.secure));
  const expected = Buffer.from(knownValue(options.secret, email));
  const given = Buffer.from(value ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

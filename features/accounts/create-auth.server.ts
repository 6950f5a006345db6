import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './auth.fields.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  account,
  session,
  twoFactor as twoFactorTable,
  user,
  verification,
} from './accounts.table.server.ts';

export interface AuthOptions {
  /** As authenticator apps name the store. */
  issuer: string;
  /** The store's public origin. */
  storeUrl: string;
  /** Signs cookies. */
  secret: string;
  /** Behind https: cookies are Secure and bound to this host. */
  secure: boolean;
  /** How passwords are kept. */
  passwords: PasswordHash;
}

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(asked: { hash: string; password: string }): Promise<boolean>;
}

const DAY = 86_400;
/** A session ends a week after its last use. */
export const SESSION_SECONDS = 7 * DAY;

/**
 * better-auth over our tables, for passwords, sessions and their cookies. Its own HTTP endpoints are not served: what the store needs is called
 * from the operations beside this file, so that nothing a visitor posts reaches it unread.
 */
export function createAuth(db: Db, { issuer, storeUrl, secret, secure, passwords }: AuthOptions) {
  return betterAuth({
    baseURL: storeUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { account, session, user, verification, twoFactor: twoFactorTable },
    }),
    telemetry: { enabled: false },
    // Its words may carry addresses and SQL; what matters is logged by our own operations.
    logger: { disabled: true },
    // Limits are ours: counted per account too, and for all instances together.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: passwords,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY,
      // Looking at a page writes nothing: the browser asks for the extension by POST.
      deferSessionRefresh: true,
    },
    // Codes of an authenticator app, and ten backup codes; both are kept encrypted.
    plugins: [twoFactor({ issuer })],
    advanced: {
      // Named here rather than by its own switch: `__Host-` also binds the cookie to this host.
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-biolife' : 'biolife',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

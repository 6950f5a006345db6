import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { AuthMode } from './auth.fields.ts';
import type { Notice } from './browser-cookies.ts';
import type { Order } from '#integrations/storefront/order.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { demoProfile } from '#content/store-profile.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLimiter } from '#platform/limits/create-limiter.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import type { AlsoHeld } from './also-held.ts';
import type { DeleteResult, Deletion, OwnData } from './own-data-port.ts';
import { type AuthOutcome, authenticate } from './authenticate.server.ts';
import { knownBrowserCookie, noticeCookie } from './cookies.server.ts';
import { createAuth, type PasswordHash } from './create-auth.server.ts';
import type { CountMail } from './mail-limits.server.ts';
import { resendVerification } from './resend-verification.server.ts';
import { sessionSecret } from './session-secret.server.ts';
import { type SessionAnswer, sessionView } from './answer-session.server.ts';
import { acceptInvitation, findInvitation, type Invitation } from './invitations.server.ts';
import { createSecurity, type SecurityService } from './security-service.server.ts';
import { signOut } from './sign-out.server.ts';
import { verifyEmail } from './verify-email.server.ts';
import { findAddressOfLink } from './find-address-of-link.server.ts';
import { findSession, type Viewer } from './find-viewer.server.ts';

/** Everything pages and endpoints do with accounts. Cookies are Set-Cookie lines for the answer. */
export interface AccountService {
  /** Who is signed in by the cookies of a request; nobody when the session has ended. */
  viewerOf(headers: Headers): Promise<Viewer | undefined>;
  /** What the browser may know of it. */
  sessionView(headers: Headers, options: { extend: boolean }): Promise<SessionAnswer>;
  /** A form of /auth. */
  authenticate(
    mode: AuthMode,
    sent: unknown,
    visitor: { address: string; headers: Headers },
  ): Promise<AuthOutcome>;
  signOut(headers: Headers): Promise<string[]>;
  /** Lets the next page say something. */
  notice(notice: Notice): string;
  resendVerification(options: {
    viewer: Viewer;
    address: string;
  }): Promise<{ ok: true } | { ok: false; reason: 'limited'; wait: number }>;
  /** Everything the store holds of a user; `orders` is null when the shop did not answer. */
  exportData(options: { viewer: Viewer; orders: Order[] | null }): Promise<unknown>;
  /** What stands under the account's address and could stay without the account. */
  alsoHeld(viewer: Viewer): Promise<AlsoHeld>;
  deleteAccount(options: Deletion): Promise<DeleteResult>;
  /** What a mailed invitation offers, while it can be accepted. */
  findInvitation(token: string): Promise<Invitation | undefined>;
  /** False when it is unknown, used, withdrawn, too old or somebody else's. */
  acceptInvitation(options: { token: string; headers: Headers }): Promise<boolean>;
  security: SecurityService;
  /** Whose address a mailed link proves; undefined when it is unknown, used or too old. */
  addressOfLink(options: { token: string }): Promise<string | undefined>;
  /** Follows a mailed link; false when it is unknown, used or too old. */
  verifyEmail(options: {
    token: string;
    headers: Headers;
  }): Promise<{ verified: boolean; cookies: string[] }>;
}

/** better-auth's own: scrypt, on the thread pool. */
const scryptPasswords: PasswordHash = { hash: hashPassword, verify: verifyPassword };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export async function createAccountService(options: {
  db: Db;
  config: Pick<Config, 'storeUrl' | 'secure' | 'sessionSecret'>;
  clock: Clock;
  log: Logger;
  mail: AccountParts['mail'];
  countMail: CountMail;
  ownData: OwnData;
  /** As apps for second steps list the account. */
  storeName?: string;
  /** Another one in tests: the store's is slow on purpose. */
  passwords?: PasswordHash;
}): Promise<AccountService> {
  const { db, config, clock, log, mail, countMail, ownData, passwords = scryptPasswords } = options;
  const { storeName: issuer = demoProfile.name } = options;
  const secret = await sessionSecret(db, config.sessionSecret);
  const authOptions = { issuer, storeUrl: config.storeUrl, secure: config.secure, secret, passwords };
  const parts: AccountParts = {
    ...authOptions,
    db,
    auth: createAuth(db, authOptions),
    clock,
    log,
    mail,
    countMail,
    limits: {
      signInAddress: createLimiter(db, { name: 'sign-in-address', points: 60, seconds: 10 * MINUTE }),
      signInPair: createLimiter(db, { name: 'sign-in-pair', points: 10, seconds: 10 * MINUTE }),
      signInAccount: createLimiter(db, { name: 'sign-in-account', points: 100, seconds: HOUR }),
      deletion: createLimiter(db, { name: 'account-deletion', points: 5, seconds: 10 * MINUTE }),
      signUp: createLimiter(db, { name: 'sign-up', points: 60, seconds: 10 * MINUTE }),
    },
  };
  return {
    viewerOf: async (headers) => (await findSession(parts, headers))?.viewer,
    sessionView: (headers, how) => sessionView(parts, headers, how),
    authenticate: (mode, sent, visitor) => authenticate(parts, mode, sent, visitor),
    notice: (notice) => noticeCookie(notice, parts),
    signOut: (headers) => signOut(parts, headers),
    resendVerification: (asked) => resendVerification(parts, asked),
    exportData: (asked) => ownData.exportData(db, asked),
    alsoHeld: (viewer) => ownData.findAlsoHeld(db, viewer),
    deleteAccount: (asked) => ownData.deleteAccount(parts, asked),
    findInvitation: (token) => findInvitation(parts, token),
    acceptInvitation: (asked) => acceptInvitation(parts, asked),
    security: createSecurity(parts),
    addressOfLink: (link) => findAddressOfLink(parts, link),
    async verifyEmail(link) {
      const email = await verifyEmail(parts, link);
      if (email === undefined) return { verified: false, cookies: [] };
      return {
        verified: true,
        cookies: [noticeCookie('email-verified', parts), knownBrowserCookie(email, parts)],
      };
    },
  };
}

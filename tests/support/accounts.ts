import { createHash, randomUUID } from 'node:crypto';
import { createAccountService } from '#features/accounts/account-service.server.ts';
import type { Mail } from '#features/mail/mail.ts';
import { createMailLimits } from '#features/accounts/mail-limits.server.ts';
import { deleteAccount } from '#features/own-data/delete-account.server.ts';
import { findAlsoHeld } from '#features/own-data/find-also-held.server.ts';
import { exportData } from '#features/own-data/export-data.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';

/** What a mail leads to. */
export const tokenOf = (mail: Mail | undefined): string =>
  mail && 'url' in mail ? (new URL(mail.url).searchParams.get('token') ?? '') : '';

/** As quick as a hash can be: the slow one, whose slowness is its use, is tested once and by everything that runs a whole store. */
const quickPasswords = {
  hash: (password: string) => Promise.resolve(createHash('sha256').update(password).digest('hex')),
  verify: async ({ hash, password }: { hash: string; password: string }) =>
    (await quickPasswords.hash(password)) === hash,
};

/** The account service on a database, with a clock that tests move and a mailbag. */
export async function openAccounts(db: Db, options: { secure?: boolean; slowPasswords?: boolean } = {}) {
  const clock = { time: Date.parse('2026-03-01T15:00:00Z') };
  const mails: Mail[] = [];
  const accounts = await createAccountService({
    db,
    config: {
      storeUrl: options.secure ? 'https://store.example' : 'http://store.example',
      secure: options.secure ?? false,
      sessionSecret: 'a secret of the tests, long enough for anybody',
    },
    clock: { now: () => new Date(clock.time) },
    log: createLogger('silent'),
    countMail: createMailLimits(db),
    ownData: { exportData, deleteAccount, findAlsoHeld },
    ...(!options.slowPasswords && { passwords: quickPasswords }),
    mail: {
      send: (_db, mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
  });
  // Limits are counted in the database, which the tests of a file share.
  const ownAddress: string = randomUUID();
  const visitor = (cookies: string[] = [], address = ownAddress) => ({
    address,
    headers: new Headers(cookies.length > 0 ? { cookie: cookieHeader(cookies) } : {}),
  });
  return {
    accounts,
    clock,
    mails,
    visitor,
    /** Makes an account and signs in; the cookies of the browser. */
    signedIn: async (email: string, password = 'correct horse'): Promise<string[]> => {
      await accounts.authenticate('signup', { email, password, confirmPassword: password }, visitor());
      const outcome = await accounts.authenticate('login', { email, password }, visitor());
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      return outcome.cookies;
    },
  };
}

/** What a browser would send back of Set-Cookie lines. */
export function cookieHeader(setCookies: string[]): string {
  return setCookies.map((line) => line.split(';', 1)[0] ?? '').join('; ');
}

import { createHash } from 'node:crypto';
import { emailKey } from '#platform/mail/email-key.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLimiter } from '#platform/limits/create-limiter.server.ts';

/** Counts a mail that somebody asked for, against who asks and who gets it; the seconds to wait past either limit. */
export type CountMail = (who: { address: string; recipient: string }) => Promise<number | undefined>;

/** For the mails of accounts and orders together: nobody's inbox fills because a stranger wants it to. */
export function createMailLimits(db: Db): CountMail {
  const byAddress = createLimiter(db, { name: 'account-mail-address', points: 60, seconds: 600 });
  const byRecipient = createLimiter(db, { name: 'account-mail-recipient', points: 5, seconds: 3600 });
  return async ({ address, recipient }) => {
    const who = createHash('sha256').update(emailKey(recipient)).digest('base64url');
    return (await byAddress.consume(address)) ?? (await byRecipient.consume(who));
  };
}

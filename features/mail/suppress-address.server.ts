import { emailKey } from '#platform/mail/email-key.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailSuppressions } from './mail.table.server.ts';

/** 'refused' while a mail was handed over, 'bounced' later, 'complained' by who got it. */
export type SuppressionReason = 'refused' | 'bounced' | 'complained';

/**
 * No news go to an address any more, until it is confirmed anew: news that come back again and again make a mail server refuse the store's
 * other mails too. Told twice, it is done once.
 */
export async function suppressAddress(
  db: Pick<Db, 'insert'>,
  { address, reason }: { address: string; reason: SuppressionReason },
): Promise<void> {
  await db
    .insert(mailSuppressions)
    .values({ emailKey: emailKey(address), list: 'all', reason })
    .onConflictDoNothing();
}

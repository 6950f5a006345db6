import { and, eq, inArray } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailSuppressions } from './mail.table.server.ts';
import type { MailingList } from './mailing-lists.ts';

/** Whether an address wants, or takes, no mail of a list. */
export async function isSuppressed(
  db: Pick<Db, 'select'>,
  address: string,
  list: MailingList,
): Promise<boolean> {
  const rows = await db
    .select({ key: mailSuppressions.emailKey })
    .from(mailSuppressions)
    .where(
      and(eq(mailSuppressions.emailKey, emailKey(address)), inArray(mailSuppressions.list, [list, 'all'])),
    );
  return rows.length > 0;
}

import { eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailSuppressions } from './mail.table.server.ts';

/** Whether an address wants no mail that one subscribes to. */
export async function isSuppressed(db: Db, address: string): Promise<boolean> {
  const rows = await db
    .select({ key: mailSuppressions.emailKey })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailKey, emailKey(address)));
  return rows.length > 0;
}

import { and, eq } from 'drizzle-orm';
import type { MailOutcome } from '#features/mail/mail-service.server.ts';
import type { Mail } from '#features/mail/mail.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import { letterRecipients as recipients } from './letters.table.server.ts';

const states = { sent: 'sent', refused: 'refused', suppressed: 'left' } as const satisfies Record<
  MailOutcome,
  string
>;

/** Notes how a letter's mail ended. A mail that was refused may be sent again by hand, so the last word counts. */
export async function countOutcome(db: Db, mail: Mail, outcome: MailOutcome): Promise<void> {
  if (mail.template !== 'letter' || mail.letterId === undefined) return;
  await db
    .update(recipients)
    .set({ state: states[outcome] })
    .where(and(eq(recipients.letterId, mail.letterId), eq(recipients.emailKey, emailKey(mail.to))));
}

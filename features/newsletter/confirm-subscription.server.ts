import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { confirmTokenHash } from './confirm-token.server.ts';
import { type Confirmation, findConfirmation } from './find-confirmation.server.ts';
import { welcome } from './welcome.server.ts';

interface Confirming {
  token: string;
  mail: MailService;
  storeUrl: string;
  /** Of a first order; undefined where none is promised. */
  code: string | undefined;
  now: Date;
}

/** The button behind the mailed link: subscribes, lifts an earlier "no mail", and mails the code, once. */
export function confirmSubscription(
  db: Db,
  { token, mail, storeUrl, code, now }: Confirming,
): Promise<Exclude<Confirmation, 'open'>> {
  return db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: now, unsubscribedAt: null })
      .where(
        and(
          eq(newsletterSubscribers.confirmTokenHash, confirmTokenHash(token)),
          gt(newsletterSubscribers.confirmExpiresAt, now),
          ne(newsletterSubscribers.status, 'confirmed'),
        ),
      )
      .returning();
    if (!confirmed) return (await findConfirmation(tx, { token, now })) === 'done' ? 'done' : 'gone';
    await tx.delete(mailSuppressions).where(
      and(
        eq(mailSuppressions.emailKey, confirmed.emailKey),
        // Who pressed a mailed link takes mail.
        inArray(mailSuppressions.list, [confirmed.list, 'all']),
      ),
    );
    await welcome(tx, { subscriber: confirmed, mail, storeUrl, code });
    return 'done';
  });
}

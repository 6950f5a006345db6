import { and, eq, gt, ne } from 'drizzle-orm';
import { FIRST_ORDER_DISCOUNT_CODE } from '#content/store-facts.ts';
import type { Db } from '../db/open-database.ts';
import { mailSuppressions, newsletterSubscribers } from '../db/schema/index.ts';
import type { MailService } from '../mail/mail-service.ts';
import { confirmTokenHash } from './confirm-token.ts';
import { type Confirmation, findConfirmation } from './find-confirmation.ts';
import { unsubscribeUrl } from './newsletter-links.ts';

interface Confirming {
  token: string;
  mail: MailService;
  storeUrl: string;
  now: Date;
}

/** The button behind the mailed link: subscribes, lifts an earlier "no mail", and mails the code, once. */
export function confirmSubscription(
  db: Db,
  { token, mail, storeUrl, now }: Confirming,
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
    await tx.delete(mailSuppressions).where(eq(mailSuppressions.emailKey, confirmed.emailKey));
    await mail.send(tx, {
      template: 'newsletter-welcome',
      to: confirmed.email,
      code: FIRST_ORDER_DISCOUNT_CODE,
      unsubscribeUrl: unsubscribeUrl(storeUrl, confirmed.id),
    });
    return 'done';
  });
}

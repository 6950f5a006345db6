import { eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { NewsletterSource } from './newsletter.schema.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { confirmTokenHash, newConfirmToken } from './confirm-token.server.ts';
import { confirmUrl, unsubscribeUrl } from './newsletter-links.server.ts';

/** A link that nobody followed for so long stops working. */
const CONFIRM_MS = 7 * 24 * 3600 * 1000;

interface Subscription {
  email: string;
  source: NewsletterSource;
  mail: MailService;
  storeUrl: string;
  /** Of a first order; undefined where none is promised. */
  code: string | undefined;
  now: Date;
}

/**
 * Asks an address by mail whether it wants the newsletter. Who is subscribed already gets the code again instead: whoever fills in
 * the form learns neither. An address that unsubscribed stays so until its owner confirms.
 */
export async function subscribe(
  db: Db,
  { email, source, mail, storeUrl, code, now }: Subscription,
): Promise<void> {
  const key = emailKey(email);
  await db.transaction(async (tx) => {
    await tx
      .insert(newsletterSubscribers)
      .values({ email, emailKey: key, status: 'pending', source, createdAt: now })
      .onConflictDoNothing();
    // Locked, so that two presses at the same moment write one link after the other.
    const [subscriber] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, key))
      .for('update');
    if (!subscriber) throw new Error('A subscriber that was just written is not there.');
    if (subscriber.status === 'confirmed') {
      await mail.send(tx, {
        template: 'newsletter-welcome',
        to: subscriber.email,
        code,
        unsubscribeUrl: unsubscribeUrl(storeUrl, subscriber.id),
      });
      return;
    }
    const token = newConfirmToken();
    await tx
      .update(newsletterSubscribers)
      .set({
        email,
        confirmTokenHash: confirmTokenHash(token),
        confirmExpiresAt: new Date(now.getTime() + CONFIRM_MS),
      })
      .where(eq(newsletterSubscribers.id, subscriber.id));
    await mail.send(tx, { template: 'newsletter-confirm', to: email, url: confirmUrl(storeUrl, token) });
  });
}

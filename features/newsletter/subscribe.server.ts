import { and, eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { NewsletterSource } from './newsletter.schema.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { confirmTokenHash, newConfirmToken } from './confirm-token.server.ts';
import { confirmUrl } from './newsletter-links.server.ts';
import { welcome } from './welcome.server.ts';

/** A link that nobody followed for so long stops working. */
const CONFIRM_MS = 7 * 24 * 3600 * 1000;

interface Subscription {
  email: string;
  /** The prayer updates greet by name, and are asked for on their own window. */
  asked: { list: 'newsletter'; source: NewsletterSource } | { list: 'prayer'; name: string };
  mail: MailService;
  storeUrl: string;
  /** Of a first order; undefined where none is promised. */
  code: string | undefined;
  now: Date;
}

/**
 * Asks an address by mail whether it wants what a list sends. Who is subscribed already gets the newsletter's code again instead: whoever fills in
 * the form learns neither. An address that unsubscribed stays so until its owner confirms.
 */
export async function subscribe(
  db: Db,
  { email, asked, mail, storeUrl, code, now }: Subscription,
): Promise<void> {
  const key = emailKey(email);
  const { list } = asked;
  const source = asked.list === 'newsletter' ? asked.source : 'prayer';
  await db.transaction(async (tx) => {
    await tx
      .insert(newsletterSubscribers)
      .values({ list, email, emailKey: key, status: 'pending', source, createdAt: now })
      .onConflictDoNothing();
    // Locked, so that two presses at the same moment write one link after the other.
    const [subscriber] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.emailKey, key), eq(newsletterSubscribers.list, list)))
      .for('update');
    if (!subscriber) throw new Error('A subscriber that was just written is not there.');
    if (subscriber.status === 'confirmed') {
      await welcome(tx, { subscriber, mail, storeUrl, code });
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
    const url = confirmUrl(storeUrl, token, list);
    await mail.send(
      tx,
      asked.list === 'newsletter'
        ? { template: 'newsletter-confirm', to: email, url }
        : { template: 'prayer-signup', to: email, name: asked.name, url },
    );
  });
}

import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';

/**
 * No newsletter any more, at once and for mails that already wait. Links that were mailed before confirm nothing again. Pressing
 * twice is the same; an id of nobody does nothing.
 */
export async function unsubscribe(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  if (!z.uuid().safeParse(id).success) return;
  await db.transaction(async (tx) => {
    const [left] = await tx
      .update(newsletterSubscribers)
      .set({
        status: 'unsubscribed',
        unsubscribedAt: now,
        confirmTokenHash: null,
        confirmExpiresAt: null,
      })
      .where(eq(newsletterSubscribers.id, id))
      .returning({ emailKey: newsletterSubscribers.emailKey, list: newsletterSubscribers.list });
    if (!left) return;
    await tx
      .insert(mailSuppressions)
      .values({ ...left, reason: 'unsubscribed', createdAt: now })
      .onConflictDoNothing();
  });
}

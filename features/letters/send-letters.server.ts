import { and, asc, eq, exists, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers as subscribers } from '#features/newsletter/newsletter.table.server.ts';
import { unsubscribeUrl } from '#features/newsletter/newsletter-links.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { letterMail, letterProducts } from './letter-mail.server.ts';
import { letterRecipients as recipients, letters } from './letters.table.server.ts';
import { toPicture } from './read-letters.server.ts';

/** Mails of one transaction: a crash repeats none, because who is written to is marked with them. */
export const LETTER_BATCH = 200;

export interface SendingParts {
  mail: Pick<MailService, 'send'>;
  clock: Clock;
  storeUrl: string;
  products: () => Promise<readonly Product[]>;
}

/** Moves on whatever is due: begins letters whose time has come, and goes on with those that a stop interrupted. */
export async function sendDueLetters(db: Db, parts: SendingParts): Promise<void> {
  const now = parts.clock.now();
  const due = await db
    .select()
    .from(letters)
    .where(or(eq(letters.state, 'sending'), and(eq(letters.state, 'scheduled'), lte(letters.sendAt, now))))
    .orderBy(asc(letters.sendAt), asc(letters.id));
  for (const { id, state, handles } of due) {
    if (state === 'scheduled') await beginLetter(db, parts, { id, handles });
    while ((await sendBatch(db, parts, id)) > 0);
  }
}

/** Fixes what is sent, and to whom. Somebody else may have begun or called it back meanwhile. */
async function beginLetter(
  db: Db,
  { products, storeUrl, clock }: SendingParts,
  { id, handles }: { id: string; handles: string[] },
): Promise<void> {
  const shown =
    handles.length > 0 ? letterProducts(await products(), { handles, storeUrl, pictures: storeUrl }) : [];
  await db.transaction(async (tx) => {
    const [begun] = await tx
      .update(letters)
      .set({ state: 'sending', products: shown })
      .where(and(eq(letters.id, id), eq(letters.state, 'scheduled'), lte(letters.sendAt, clock.now())))
      .returning({ list: letters.list });
    if (!begun) return;
    await tx.execute(sql`
      insert into ${recipients} (letter_id, email_key, subscriber_id)
      select ${id}, ${subscribers.emailKey}, ${subscribers.id} from ${subscribers}
      where ${subscribers.list} = ${begun.list} and ${subscribers.status} = 'confirmed'
        and not exists (
          select 1 from ${mailSuppressions}
          where ${mailSuppressions.emailKey} = ${subscribers.emailKey}
            and ${mailSuppressions.list} in (${begun.list}, 'all'))
      on conflict do nothing`);
  });
}

/** Queues the mails of the next readers and marks them, all or none. Gives how many were looked at; with the last the letter is sent. */
export async function sendBatch(
  db: Db,
  { mail, clock, storeUrl }: Pick<SendingParts, 'mail' | 'clock' | 'storeUrl'>,
  id: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [letter] = await tx
      .select()
      .from(letters)
      .where(and(eq(letters.id, id), eq(letters.state, 'sending')));
    if (!letter) return 0;
    const suppressed = exists(
      tx
        .select({ key: mailSuppressions.emailKey })
        .from(mailSuppressions)
        .where(
          and(
            eq(mailSuppressions.emailKey, recipients.emailKey),
            inArray(mailSuppressions.list, [letter.list, 'all']),
          ),
        ),
    );
    const next = await tx
      .select({
        key: recipients.emailKey,
        email: subscribers.email,
        subscriberId: subscribers.id,
        wants: sql<boolean>`${subscribers.status} = 'confirmed' and not ${suppressed}`,
      })
      .from(recipients)
      .innerJoin(subscribers, eq(subscribers.id, recipients.subscriberId))
      .where(and(eq(recipients.letterId, id), eq(recipients.state, 'waiting')))
      .orderBy(asc(recipients.emailKey))
      .limit(LETTER_BATCH)
      // Another instance takes the next ones.
      .for('update', { of: recipients, skipLocked: true });
    for (const { email, subscriberId } of next.filter(({ wants }) => wants))
      await mail.send(
        tx,
        letterMail(
          { ...letter, picture: toPicture(letter.picture) },
          {
            email,
            pictures: storeUrl,
            products: letter.products ?? [],
            letterId: id,
            unsubscribeUrl: unsubscribeUrl(storeUrl, subscriberId, letter.list),
          },
        ),
      );
    for (const [state, wants] of [
      ['queued', true],
      ['left', false],
    ] as const) {
      const keys = next.filter((one) => one.wants === wants).map(({ key }) => key);
      if (keys.length > 0)
        await tx
          .update(recipients)
          .set({ state })
          .where(and(eq(recipients.letterId, id), inArray(recipients.emailKey, keys)));
    }
    const waiting = tx
      .select({ key: recipients.emailKey })
      .from(recipients)
      .where(and(eq(recipients.letterId, id), eq(recipients.state, 'waiting')));
    await tx
      .update(letters)
      .set({ state: 'sent', finishedAt: clock.now() })
      .where(and(eq(letters.id, id), notExists(waiting)));
    return next.length;
  });
}

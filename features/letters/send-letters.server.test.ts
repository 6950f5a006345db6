import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import type { Mail, MailOf } from '#features/mail/mail.ts';
import type { MailingList } from '#features/mail/mailing-lists.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { unsubscribe } from '#features/newsletter/unsubscribe.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { callBackLetter, deleteLetter, makeLetter, saveLetter } from './change-letters.server.ts';
import { countOutcome } from './count-outcome.server.ts';
import type { LetterContent } from './letter.schema.ts';
import { letters } from './letters.table.server.ts';
import { countReaders, findLetter } from './read-letters.server.ts';
import { LETTER_BATCH, sendBatch, sendDueLetters } from './send-letters.server.ts';

const NOW = new Date('2025-10-15T16:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const actor = 'owner@example.com';
const content: LetterContent = {
  list: 'newsletter',
  subject: 'News in October',
  body: 'Tea is **back**.',
  picture: 'market',
  handles: ['green-tea', 'sold-no-more'],
  sendAt: null,
};

forEachDatabase('letters', (open) => {
  let db: Db;
  let sent: MailOf<'letter'>[] = [];
  let time = NOW;
  /** After so many mails the process dies. */
  let diesAfter = Number.POSITIVE_INFINITY;

  beforeEach(async () => {
    db = await open();
    await db.delete(letters);
    await db.delete(newsletterSubscribers);
    await db.delete(mailSuppressions);
    sent = [];
    time = NOW;
    diesAfter = Number.POSITIVE_INFINITY;
  });

  const parts = {
    mail: {
      // As the queue: what a transaction does not commit was never sent.
      send: (_tx: unknown, mail: Mail) => {
        if (sent.length >= diesAfter) return Promise.reject(new Error('the process died'));
        if (mail.template === 'letter') sent.push(mail);
        return Promise.resolve();
      },
    },
    clock: { now: () => time },
    storeUrl: 'http://localhost:3000',
    products: () => Promise.resolve([makeProduct({ handle: 'green-tea', title: 'Green Tea' })]),
  };
  const due = () => sendDueLetters(db, parts);
  const addressesOf = (mails: Mail[]) => mails.map(({ to }) => to).toSorted();

  async function subscribers(count: number, list: MailingList = 'newsletter') {
    const rows = Array.from({ length: count }, (_, index) => {
      const email = `Reader-${String(index).padStart(4, '0')}@example.com`;
      return { email, emailKey: email.toLowerCase(), list, status: 'confirmed' as const, source: 'home' };
    });
    return db.insert(newsletterSubscribers).values(rows).returning();
  }

  async function write(sendAt: Date | undefined, changes: Partial<LetterContent> = {}) {
    const { sendAt: _none, ...draft } = { ...content, ...changes };
    const id = await makeLetter(db, { actor, content: draft, now: NOW });
    if (sendAt) await saveLetter(db, { actor, id, version: 1, content: { ...draft, sendAt: null }, sendAt });
    return id;
  }

  test('goes to those who confirmed this very list, once, however often the job runs', async () => {
    await subscribers(2);
    await db.insert(newsletterSubscribers).values([
      { email: 'p@example.com', emailKey: 'p@example.com', status: 'pending', source: 'home' },
      { email: 'u@example.com', emailKey: 'u@example.com', status: 'unsubscribed', source: 'home' },
      { email: 'b@example.com', emailKey: 'b@example.com', status: 'confirmed', source: 'home' },
      {
        email: 'k@example.com',
        emailKey: 'k@example.com',
        list: 'prayer',
        status: 'confirmed',
        source: 'prayer',
      },
    ]);
    await db.insert(mailSuppressions).values({ emailKey: 'b@example.com', list: 'all', reason: 'refused' });
    expect(await countReaders(db)).toEqual({ newsletter: 2, prayer: 1 });
    const id = await write(NOW);
    await due();
    await Promise.all([due(), due()]);
    expect(addressesOf(sent)).toEqual(['Reader-0000@example.com', 'Reader-0001@example.com']);
    expect(sent[0]).toMatchObject({
      letterId: id,
      list: 'newsletter',
      subject: 'News in October',
      picture: { url: 'http://localhost:3000/art/letters/market.png' },
      // What is sold no more is left out.
      products: [{ title: 'Green Tea', url: 'http://localhost:3000/product/green-tea' }],
    });
    expect(new Set(sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).size, 'a link for each').toBe(2);
    expect(await findLetter(db, id)).toMatchObject({
      state: 'sent',
      finishedAt: NOW,
      numbers: { sent: 0, refused: 0, waiting: 2, left: 0 },
    });
  });

  test('two instances at the same moment send nobody two', async () => {
    await subscribers(30);
    await write(NOW);
    await Promise.all([due(), due(), due()]);
    expect(sent).toHaveLength(30);
    expect(new Set(addressesOf(sent)).size).toBe(30);
  });

  test('a process that dies in the middle leaves whole batches, and the next one goes on behind them', async () => {
    await subscribers(LETTER_BATCH + 50);
    const id = await write(NOW);
    diesAfter = LETTER_BATCH + 20;
    await expect(due()).rejects.toThrow('the process died');
    // Those of the batch that was not committed were never in the queue.
    const kept = sent.slice(0, LETTER_BATCH);
    expect(await findLetter(db, id)).toMatchObject({ state: 'sending' });
    // Who subscribes now has missed it.
    await db
      .insert(newsletterSubscribers)
      .values({ email: 'new@example.com', emailKey: 'new@example.com', status: 'confirmed', source: 'home' });

    sent = [];
    diesAfter = Number.POSITIVE_INFINITY;
    await due();
    expect(sent).toHaveLength(50);
    expect(new Set(addressesOf([...kept, ...sent])).size).toBe(LETTER_BATCH + 50);
    expect(await findLetter(db, id)).toMatchObject({ state: 'sent' });
    await due();
    expect(sent).toHaveLength(50);
  });

  test('who unsubscribes between the beginning and their turn is sent none', async () => {
    const rows = await subscribers(LETTER_BATCH + 2);
    const id = await write(NOW);
    diesAfter = LETTER_BATCH;
    await expect(due()).rejects.toThrow('the process died');
    diesAfter = Number.POSITIVE_INFINITY;
    await unsubscribe(db, { id: rows.at(-1)?.id ?? '', now: NOW });
    while ((await sendBatch(db, parts, id)) > 0);
    expect(addressesOf(sent)).not.toContain(rows.at(-1)?.email);
    expect(await findLetter(db, id)).toMatchObject({
      state: 'sent',
      numbers: { sent: 0, refused: 0, waiting: LETTER_BATCH + 1, left: 1 },
    });
  });

  test('waits for its time, and can be called back until then', async () => {
    await subscribers(1);
    const id = await write(later(60));
    time = later(59);
    await due();
    expect(sent).toEqual([]);
    expect(await callBackLetter(db, { actor, id })).toBe(true);
    time = later(60);
    await due();
    expect(sent).toEqual([]);

    const content2 = { ...content, sendAt: null };
    expect(
      await saveLetter(db, { actor, id, version: 3, content: content2, sendAt: later(60) }),
    ).toMatchObject({
      ok: true,
    });
    await due();
    expect(sent).toHaveLength(1);
    expect(await callBackLetter(db, { actor, id }), 'what is sent is sent').toBe(false);
    expect(await deleteLetter(db, { actor, id })).toBe(false);
    expect(await saveLetter(db, { actor, id, version: 4, content: content2 })).toEqual({
      ok: false,
      reason: 'fixed',
    });
  });

  test('of two who save the same draft the second is told', async () => {
    const id = await write(undefined);
    const save = () => saveLetter(db, { actor, id, version: 1, content });
    const results = await Promise.all([save(), save()]);
    expect(results).toContainEqual({ ok: true, version: 2 });
    expect(results).toContainEqual({ ok: false, reason: 'conflict' });
    expect(await saveLetter(db, { actor, id: randomUUID(), version: 1, content })).toEqual({
      ok: false,
      reason: 'unknown',
    });
  });

  test('what became of each mail is counted once, whatever it is told twice', async () => {
    await subscribers(4);
    const id = await write(NOW);
    await due();
    const [first, second, third] = sent;
    if (!first || !second || !third) throw new Error('four mails were to be sent');
    await countOutcome(db, first, 'sent');
    await countOutcome(db, first, 'sent');
    await countOutcome(db, second, 'refused');
    await countOutcome(db, third, 'suppressed');
    expect((await findLetter(db, id))?.numbers).toEqual({ sent: 1, refused: 1, waiting: 1, left: 1 });
    // An erasure takes the address out of the letter too.
    const [row] = await db
      .select()
      .from(newsletterSubscribers)
      .orderBy(asc(newsletterSubscribers.emailKey))
      .limit(1);
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, row?.id ?? ''));
    const { sent: had, refused = 0, waiting = 0, left = 0 } = (await findLetter(db, id))?.numbers ?? {};
    expect((had ?? 0) + refused + waiting + left).toBe(3);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoProfile, firstOrderDiscount } from '#content/store-profile.ts';
import type { Mail } from '#features/mail/mail.ts';
import { loadDemoShop } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newsletterSubscribers } from './newsletter.table.server.ts';
import { createLimits } from '#features/limits.server.ts';
import { mailSuppressions } from '#features/mail/mail.table.server.ts';
import { isSuppressed } from '#features/mail/is-suppressed.server.ts';
import { createNewsletter } from './newsletter-service.server.ts';

/** A newsletter with a clock that tests move, and what it mailed. */
function openNewsletter(db: Db) {
  const sent: Mail[] = [];
  const clock = { time: Date.parse('2025-10-15T16:00:00.000Z') };
  const visitor = { address: randomUUID() };
  const newsletter = createNewsletter(db, {
    mail: { send: async (_db, mail) => void sent.push(mail) },
    clock: { now: () => new Date(clock.time) },
    limits: createLimits(db),
    storeUrl: 'http://localhost:3000',
    mails: true,
    code: () => firstOrderDiscount(demoProfile)?.code,
  });
  return {
    newsletter,
    sent,
    clock,
    subscribe: (email: string) => newsletter.subscribe({ email, source: 'home' }, visitor),
    /** Of the newest mail with one. */
    token: () => {
      const link = sent.findLast((mail) => mail.template === 'newsletter-confirm')?.url;
      return new URL(link ?? '').searchParams.get('token') ?? '';
    },
  };
}

test('the mailed code is the one that the demo checkout knows', () => {
  expect(loadDemoShop().firstOrderDiscount).toEqual(firstOrderDiscount(demoProfile));
});

const someone = () => `ada-${randomUUID()}@example.com`;

async function rowOf(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, email.toLowerCase()));
  return row;
}

forEachDatabase('the newsletter', (open) => {
  test('an address is pending until the mailed link is pressed; then it gets the code, once', async () => {
    const db = await open();
    const { newsletter, subscribe, sent, token } = openNewsletter(db);
    const email = someone();
    expect(await subscribe(` ${email} `)).toEqual({ ok: true });
    expect(await rowOf(db, email)).toMatchObject({ email, status: 'pending', source: 'home' });
    expect(sent).toMatchObject([{ template: 'newsletter-confirm', to: email }]);

    expect(await newsletter.confirmation(token()), 'looking changes nothing').toBe('open');
    expect((await rowOf(db, email))?.status).toBe('pending');
    const pressed = await Promise.all([1, 2, 3].map(() => newsletter.confirm(token())));
    expect(pressed).toEqual(['done', 'done', 'done']);
    expect(await rowOf(db, email)).toMatchObject({ status: 'confirmed' });
    expect(sent.slice(1)).toMatchObject([{ template: 'newsletter-welcome', to: email, code: 'WELCOME10' }]);
    expect(await newsletter.confirmation(token())).toBe('done');
  });

  test('the answer for a known address is that for an unknown one', async () => {
    const { newsletter, subscribe, sent, token } = openNewsletter(await open());
    const email = someone();
    const first = await subscribe(email);
    await newsletter.confirm(token());
    expect(await subscribe(email.toUpperCase())).toEqual(first);
    expect(sent.map(({ template }) => template)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
      'newsletter-welcome',
    ]);
  });

  test('only the token’s hash is kept', async () => {
    const db = await open();
    const { subscribe, token } = openNewsletter(db);
    const email = someone();
    await subscribe(email);
    expect(JSON.stringify(await rowOf(db, email))).not.toContain(token());
  });

  test('a link stops working after seven days, and an invented one never did', async () => {
    const { newsletter, subscribe, clock, token } = openNewsletter(await open());
    await subscribe(someone());
    clock.time += 7 * 24 * 3600 * 1000;
    expect(await newsletter.confirmation(token())).toBe('gone');
    expect(await newsletter.confirm(token())).toBe('gone');
    expect(await newsletter.confirm('invented')).toBe('gone');
  });

  test('unsubscribing holds at once and twice, old links do not undo it, and signing up anew does', async () => {
    const db = await open();
    const { newsletter, subscribe, sent, token } = openNewsletter(db);
    const email = someone();
    await subscribe(email);
    const old = token();
    await newsletter.confirm(old);
    const id = (await rowOf(db, email))?.id ?? '';
    await newsletter.unsubscribe(id);
    await newsletter.unsubscribe(id);
    expect((await rowOf(db, email))?.status).toBe('unsubscribed');
    expect(await isSuppressed(db, email, 'newsletter')).toBe(true);
    expect(await newsletter.confirm(old)).toBe('gone');
    expect(await isSuppressed(db, email, 'newsletter')).toBe(true);

    await subscribe(email);
    expect(await isSuppressed(db, email, 'newsletter'), 'somebody else may have typed it').toBe(true);
    await newsletter.confirm(token());
    expect((await rowOf(db, email))?.status).toBe('confirmed');
    expect(await isSuppressed(db, email, 'newsletter')).toBe(false);
    expect(sent.at(-1)).toMatchObject({ template: 'newsletter-welcome', to: email });
  });

  test('the prayer updates are a list of their own: confirmed and left without a word to the newsletter', async () => {
    const db = await open();
    const { newsletter, subscribe, sent, token } = openNewsletter(db);
    const email = someone();
    await subscribe(email);
    await newsletter.confirm(token());
    await newsletter.subscribeToPrayers({ email, name: 'Ada' });
    const asked = sent.at(-1);
    expect(asked).toMatchObject({ template: 'prayer-signup', to: email, name: 'Ada' });
    const link = asked?.template === 'prayer-signup' ? asked.url : '';
    const rows = () =>
      db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, email));
    const states = async () => Object.fromEntries((await rows()).map(({ list, status }) => [list, status]));
    expect(await states()).toEqual({ newsletter: 'confirmed', prayer: 'pending' });
    expect(await newsletter.confirm(new URL(link).searchParams.get('token') ?? '')).toBe('done');
    expect(await states()).toEqual({ newsletter: 'confirmed', prayer: 'confirmed' });
    expect(sent.at(-1), 'no code comes with it').toBe(asked);

    const id = (await rows()).find(({ list }) => list === 'prayer')?.id ?? '';
    await newsletter.unsubscribe(id);
    expect(await states()).toEqual({ newsletter: 'confirmed', prayer: 'unsubscribed' });
    expect(await isSuppressed(db, email, 'prayer')).toBe(true);
    expect(await isSuppressed(db, email, 'newsletter')).toBe(false);
  });

  test('who confirms takes mail again, also where a server once refused it', async () => {
    const db = await open();
    const { newsletter, subscribe, token } = openNewsletter(db);
    const email = someone();
    await db.insert(mailSuppressions).values({ emailKey: email, list: 'all', reason: 'refused' });
    await subscribe(email);
    expect(await isSuppressed(db, email, 'newsletter')).toBe(true);
    await newsletter.confirm(token());
    expect(await isSuppressed(db, email, 'newsletter')).toBe(false);
  });

  test('unsubscribing nobody changes nothing', async () => {
    const { newsletter } = openNewsletter(await open());
    await expect(newsletter.unsubscribe("' or true --")).resolves.toBeUndefined();
    await expect(newsletter.unsubscribe(randomUUID())).resolves.toBeUndefined();
  });

  test.each(['', 'ada', 'ada@example.com\r\nBcc: all@example.com', undefined, 7])(
    '%j is no address',
    async (email) => {
      const { newsletter, sent } = openNewsletter(await open());
      expect(await newsletter.subscribe({ email, source: 'home' }, { address: randomUUID() })).toEqual({
        ok: false,
        reason: 'invalid',
      });
      expect(sent).toEqual([]);
    },
  );

  test('50 presses at the same moment make one subscriber and few mails; past the limit the visitor waits', async () => {
    const db = await open();
    const { subscribe, sent } = openNewsletter(db);
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: 'limited' });
    expect(sent.length).toBeLessThanOrEqual(3);
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailKey, email));
    expect(rows).toHaveLength(1);
  });
});

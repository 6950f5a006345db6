import { beforeAll, expect, test } from 'vitest';
import { textFactsOf } from '#content/fill-facts.ts';
import { legalPagesOf } from '#content/legal.ts';
import { defaultRetention } from '#content/retention.ts';
import { demoProfile } from '#content/store-profile.ts';
import { campaigns, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { mailOutbox } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { searches } from '#features/search/searches.table.server.ts';
import { checkRetention } from '#features/store/retention.schema.ts';
import { startRetention } from '#features/store/retention-service.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { deleteOldData } from './delete-old-data.server.ts';

const now = new Date('2030-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const dayOf = (at: Date) => newYorkLocal(at).slice(0, 10);
const days = { chats: 5, messages: 10, entries: 20, unconfirmed: 30, activity: 40, mails: 50, searches: 60 };

forEachDatabase('how long things are kept', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });

  test('the job deletes what is older than the owner set, and nothing younger', async () => {
    const messages = [9, 11].map((age) => ({
      name: 'Ada',
      email: `${age}@example.com`,
      topic: 'order',
      message: 'Hello',
      createdAt: daysAgo(age),
    }));
    await db.insert(contactMessages).values(messages);
    const subscriber = (email: string, age: number, more: object = {}) => ({
      email,
      emailKey: email,
      status: 'pending' as const,
      source: 'home',
      createdAt: daysAgo(age),
      confirmExpiresAt: daysAgo(age - 7),
      ...more,
    });
    await db
      .insert(newsletterSubscribers)
      .values([
        subscriber('gone@example.com', 38),
        subscriber('link-ended-lately@example.com', 36),
        subscriber('confirmed@example.com', 400, { status: 'confirmed' }),
        subscriber('wants-none@example.com', 400, { status: 'unsubscribed' }),
      ]);
    await db
      .insert(activityLog)
      .values(
        [39, 41].map((age) => ({ at: daysAgo(age), actor: 'a', action: 'test', subject: String(age) })),
      );
    const mail = { recipient: 'ada@example.com', subject: 's', html: 'h', text: 't' };
    await db.insert(mailOutbox).values([49, 51].map((age) => ({ ...mail, createdAt: daysAgo(age) })));
    for (const id of ['drawn-long-ago', 'drawn-lately', 'never-drawn'])
      await db.insert(campaigns).values({ id, kind: 'giveaway', name: id });
    await db.insert(kiaGiveawayEntries).values(
      ['drawn-long-ago', 'drawn-lately', 'never-drawn'].map((campaignId) => ({
        campaignId,
        name: 'Ada',
        email: 'ada@example.com',
        emailKey: 'ada@example.com',
        phone: '404 555 0100',
        address: '12 Auburn Ave',
        optedIn: false,
        createdAt: daysAgo(300),
      })),
    );
    const drawing = { seed: 's', entryCount: 1, winners: [], drawnBy: 'a' };
    await db.insert(giveawayDrawings).values([
      { campaignId: 'drawn-long-ago', drawnAt: daysAgo(21), ...drawing },
      { campaignId: 'drawn-lately', drawnAt: daysAgo(19), ...drawing },
    ]);

    await db
      .insert(searches)
      .values([60, 61].map((age) => ({ day: dayOf(daysAgo(age)), text: 'tea', times: 1, found: 0 })));
    const gone = { messages: 1, entries: 1, unconfirmed: 1, activity: 1, mails: 1, searches: 1 };
    expect(await deleteOldData(db, { days, now })).toEqual(gone);
    expect((await db.select().from(contactMessages)).map(({ email }) => email)).toEqual(['9@example.com']);
    const left = await db.select().from(kiaGiveawayEntries);
    expect(left.map(({ campaignId }) => campaignId).toSorted()).toEqual(['drawn-lately', 'never-drawn']);
    const subscribed = await db.select().from(newsletterSubscribers);
    expect(subscribed.map(({ email }) => email)).not.toContain('gone@example.com');
    expect(subscribed).toHaveLength(3);
    // The drawing itself can be checked for ever.
    expect(await db.select().from(giveawayDrawings)).toHaveLength(2);
    const none = { messages: 0, entries: 0, unconfirmed: 0, activity: 0, mails: 0, searches: 0 };
    expect(await deleteOldData(db, { days, now })).toEqual(none);
  });

  test('the privacy page names the very numbers that the job goes by', async () => {
    const retention = await startRetention(db, { clock: { now: () => now }, chats: 14 });
    expect(retention.current()).toEqual({ ...defaultRetention, chats: 14 });
    const privacy = () => {
      const terms = { chatRetentionDays: retention.current().chats, retention: retention.current() };
      const [page] = legalPagesOf(textFactsOf(demoProfile, terms));
      return page.sections.find(({ id }) => id === 'how-long')?.points?.join('\n') ?? '';
    };
    for (const count of [14, 730, 30, 90]) expect(privacy()).toContain(`${count} days`);
    const set = {
      chats: 11,
      messages: 22,
      entries: 33,
      unconfirmed: 44,
      activity: 55,
      mails: 66,
      searches: 77,
    };
    await retention.save({ days: set, actor: 'owner@example.com' });
    for (const count of Object.values(set)) expect(privacy()).toContain(`${count} days`);
    expect(privacy()).not.toContain('730');
    const elsewhere = await startRetention(db, { clock: { now: () => now }, chats: 14 });
    expect(elsewhere.current()).toEqual(set);
  });
});

test('days are whole numbers from 1 to 3650, and what is wrong stands at its field', () => {
  const typed = {
    chats: '90',
    messages: '0',
    entries: '1.5',
    unconfirmed: '',
    activity: ' 7 ',
    mails: '9999',
    searches: '30',
  };
  const checked = checkRetention(typed);
  expect(checked.ok ? {} : Object.keys(checked.fieldErrors)).toEqual([
    'messages',
    'entries',
    'unconfirmed',
    'mails',
  ]);
  const fine = Object.fromEntries(Object.keys(typed).map((name) => [name, '30']));
  expect(checkRetention(fine)).toMatchObject({ ok: true, form: { chats: 30, mails: 30 } });
});

import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forEachDatabase } from '#tests/support/databases.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { MailOffice } from '#features/mail/mail-service.server.ts';
import { createMessages } from './messages-service.server.ts';

/** Whose queue holds one mail that was given up. */
const office = (): MailOffice => {
  const waiting = new Set(['a']);
  return {
    send: () => Promise.resolve(),
    listGivenUp: () => Promise.resolve({ mails: [], total: 0 }),
    retry: (_db, id) => Promise.resolve(waiting.delete(id)),
  };
};

const at = (minute: number) => new Date(Date.UTC(2025, 9, 15, 16, minute));
const actor = 'reader@example.com';
const page = (search = '', number = 1) => ({ search, page: number, size: 2, actor });

async function write(db: Db, minute: number, name: string, message: string) {
  await db.insert(contactMessages).values({
    name,
    email: `${name.toLowerCase()}@example.com`,
    topic: 'order',
    message,
    createdAt: at(minute),
  });
}

const valuesOf = (message: { fields: { value: string }[] } | undefined) =>
  message?.fields.map(({ value }) => value);

forEachDatabase('the administrator’s messages', (open) => {
  test('contact messages come newest first, in pages, with the topic in words', async () => {
    const db = await open();
    await write(db, 1, 'Ada', 'first');
    await write(db, 2, 'Bo', '100% sure');
    await write(db, 3, 'Cy', '=HYPERLINK("http://evil.example")');
    const messages = createMessages(db, office(), { secure: true });
    const first = await messages.list('contact', page());
    expect(first.total).toBe(3);
    expect(first.messages.map(({ fields }) => fields[0])).toEqual([
      { label: 'Name', value: 'Cy' },
      { label: 'Name', value: 'Bo' },
    ]);
    expect(valuesOf((await messages.list('contact', page('', 2))).messages[0])).toEqual([
      'Ada',
      'ada@example.com',
      'An order',
      'first',
      'New',
    ]);
  });

  test.each([
    ['Name', ['Ada', 'Bo', 'Cy']],
    ['-Name', ['Cy', 'Bo', 'Ada']],
    ['Received', ['Ada', 'Bo', 'Cy']],
    ['State', ['Cy', 'Bo', 'Ada']],
    ['constructor', ['Cy', 'Bo', 'Ada']],
    ["-'; drop table contact_messages --", ['Cy', 'Bo', 'Ada']],
  ])('a list in the order of %j', async (sort, names) => {
    const messages = createMessages(await open(), office(), { secure: true });
    const inPages = [1, 2].map((number) => messages.list('contact', { ...page('', number), sort }));
    const rows = (await Promise.all(inPages)).flatMap((found) => found.messages);
    expect(rows.map((row) => valuesOf(row)?.[0])).toEqual(names);
  });

  test.each(['giveaway', 'subscribers'] as const)('every column of %s can be sorted by', async (name) => {
    const messages = createMessages(await open(), office(), { secure: true });
    const labels = {
      giveaway: ['Campaign', 'Name', 'Email', 'Phone', 'Address', 'Opted in'],
      subscribers: ['Email', 'List', 'Status', 'Asked at', 'Confirmed', 'Unsubscribed'],
    }[name];
    for (const sort of labels)
      expect((await messages.list(name, { ...page(), sort: `-${sort}` })).total, sort).toBe(0);
  });

  test.each([
    ['BO@example', 1],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ["' or 1=1 --", 0],
    ['\\', 0],
    ['nobody', 0],
  ])('a search for %j finds %i', async (search, total) => {
    const messages = createMessages(await open(), office(), { secure: true });
    expect((await messages.list('contact', page(search))).total).toBe(total);
  });

  test('an export is text in any spreadsheet and stands in the activity log', async () => {
    const db = await open();
    const messages = createMessages(db, office(), { secure: true });
    const file = await messages.export('contact', { search: '', actor: 'admin@example.com' });
    expect(file.split('\r\n')).toEqual([
      'Received (New York time),Name,Email,Topic,Message,State',
      '2025-10-15 12:01:00,Ada,ada@example.com,An order,first,New',
      '2025-10-15 12:02:00,Bo,bo@example.com,An order,100% sure,New',
      `2025-10-15 12:03:00,Cy,cy@example.com,An order,"'=HYPERLINK(""http://evil.example"")",New`,
      '',
    ]);
    await messages.export('contact', { search: 'Bo', actor: 'admin@example.com' });
    const log = await db.select().from(activityLog).where(eq(activityLog.action, 'messages.export'));
    expect(log).toMatchObject([
      { actor: 'admin@example.com', subject: 'contact', details: { rows: 3 } },
      { actor: 'admin@example.com', subject: 'contact', details: { rows: 1, searched: true } },
    ]);
  });

  test('giveaway entries name their campaign', async () => {
    const db = await open();
    await seedCampaigns(db);
    await db.insert(kiaGiveawayEntries).values({
      campaignId: 'giveaway-2025',
      name: 'Ada Brown',
      email: 'ada@example.com',
      emailKey: 'ada@example.com',
      phone: '(404) 555-0100',
      address: '12 Auburn Ave',
      optedIn: true,
    });
    const { messages } = await createMessages(db, office(), { secure: true }).list(
      'giveaway',
      page('auburn'),
    );
    expect(valuesOf(messages[0])?.slice(1)).toEqual([
      'Ada Brown',
      'ada@example.com',
      '(404) 555-0100',
      '12 Auburn Ave',
      'yes',
    ]);
    expect(valuesOf(messages[0])?.[0]).not.toBe('');
  });

  test('subscribers never show the id that unsubscribes them', async () => {
    const db = await open();
    const [row] = await db
      .insert(newsletterSubscribers)
      .values({
        email: 'Ada@example.com',
        emailKey: 'ada@example.com',
        status: 'confirmed',
        source: 'home',
        confirmedAt: at(5),
      })
      .returning();
    const messages = createMessages(db, office(), { secure: true });
    const listed = await messages.list('subscribers', page('confirmed'));
    expect(valuesOf(listed.messages[0])).toEqual([
      'Ada@example.com',
      'newsletter',
      'confirmed',
      'home',
      '2025-10-15T16:05:00.000Z',
      '',
    ]);
    const file = await messages.export('subscribers', { search: '', actor: 'admin@example.com' });
    expect(JSON.stringify(listed) + file).not.toContain(row?.id);
  });

  test('who looks at a list stands in the activity, once an hour for each list', async () => {
    const db = await open();
    await db.delete(activityLog);
    const messages = createMessages(db, office(), { secure: true });
    await messages.list('subscribers', page());
    await messages.list('subscribers', page('ada', 2));
    await messages.givenUpMails(page());
    await messages.list('subscribers', { ...page(), actor: 'other@example.com' });
    await db.update(activityLog).set({ at: sql`now() - interval '61 minutes'` });
    await messages.list('subscribers', page());
    const log = await db.select().from(activityLog).orderBy(desc(activityLog.at), activityLog.subject);
    expect(log[0]).toMatchObject({ actor, action: 'messages.read', subject: 'subscribers', details: {} });
    expect(new Set(log.slice(1).map((line) => `${line.actor} ${line.subject}`))).toEqual(
      new Set(['other@example.com subscribers', `${actor} mail`, `${actor} subscribers`]),
    );
    expect(log).toHaveLength(4);
  });

  test('a mail that is tried again stands in the activity log, once', async () => {
    const db = await open();
    const messages = createMessages(db, office(), { secure: true });
    expect(await messages.retryMail('a', { actor: 'admin@example.com' })).toBe(true);
    expect(await messages.retryMail('a', { actor: 'admin@example.com' })).toBe(false);
    const log = await db.select().from(activityLog).where(eq(activityLog.action, 'mail.retry'));
    expect(log).toHaveLength(1);
  });

  test('a file of the ticked rows holds them alone, and the activity keeps no address that was looked for', async () => {
    const db = await open();
    await write(db, 1, 'Ada', 'first');
    await write(db, 2, 'Tick', 'second');
    const messages = createMessages(db, office(), { secure: true });
    const { messages: shown } = await messages.list('contact', page('tick@'));
    const ids = shown.slice(0, 1).map(({ id }) => id);
    const file = await messages.export('contact', {
      search: '@example.com',
      ids: [...ids, "x' or 1=1"],
      actor: 'owner@example.com',
    });
    expect(file).toContain('Tick,');
    expect(file).not.toContain('Ada');
    await messages.export('contact', { search: 'tick@example.com', actor: 'owner@example.com' });
    const log = await db.select().from(activityLog).where(eq(activityLog.actor, 'owner@example.com'));
    expect(log.map(({ details }) => details)).toEqual([
      { rows: 1, chosen: true, searched: true },
      { rows: 1, searched: true },
    ]);
    await db.insert(newsletterSubscribers).values(
      ['tick', 'tock'].map((name) => ({
        email: `${name}@x.com`,
        emailKey: `${name}@x.com`,
        source: 'home',
        status: 'confirmed' as const,
      })),
    );
    const [subscriber] = (await messages.list('subscribers', page())).messages;
    const one = await messages.export('subscribers', {
      search: '',
      ids: [subscriber?.id ?? ''],
      actor: 'owner@example.com',
    });
    expect(one.trim().split('\r\n')).toHaveLength(2);
  });
});

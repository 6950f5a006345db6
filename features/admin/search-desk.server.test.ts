import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { AdminRole } from '#features/accounts/permissions.ts';
import { user } from '#features/accounts/accounts.table.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { healthEvents } from '#features/community/community.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import { letters } from '#features/letters/letters.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { activityInWords } from './activity-words.ts';
import { searchDesk } from './search-desk.server.ts';

const now = inNewYork('2025-12-14T10:00:00');
const ACTOR = 'owner@example.com';

forEachDatabase('the search over the desk', (open) => {
  let db: Db;
  const search = (words: string, role: AdminRole | undefined = 'owner') =>
    searchDesk(db, { words, role, actor: ACTOR, now });
  const titles = async (words: string, role?: AdminRole) =>
    (await search(words, role)).map(
      ({ title, hits }) => `${title}: ${hits.map((hit) => hit.title).join('; ')}`,
    );

  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
    const person = { name: 'Zora Hurston', email: 'Zora@Example.com' };
    await db
      .insert(contactMessages)
      .values({ ...person, topic: 'order', message: 'Where is my ginger tea?', createdAt: now });
    await db.insert(user).values({ id: 'z', name: 'Zora', email: 'zora@example.com' });
    await db
      .insert(newsletterSubscribers)
      .values({ email: person.email, emailKey: 'zora@example.com', status: 'confirmed', source: 'home' });
    await db.insert(kiaGiveawayEntries).values({
      ...person,
      campaignId: 'giveaway-2025',
      emailKey: 'zora@example.com',
      phone: '404 555 0100',
      address: '12 Auburn Ave',
      optedIn: false,
    });
    await db.insert(letters).values({
      list: 'newsletter',
      subject: 'Ginger in winter',
      body: 'Warm.',
      createdBy: ACTOR,
    });
    await db
      .insert(chatKnowledgeBase)
      .values({ question: 'What is ginger?', answer: 'A root.', category: 'general' });
    await db.insert(healthEvents).values({
      externalId: 'walk',
      title: 'Ginger walk',
      description: 'We walk.',
      eventType: 'community',
      eventDate: now,
      location: 'Atlanta',
    });
  });

  test('finds a person wherever they left something, once in each place', async () => {
    const sections = await search('zora');
    expect(sections.map(({ title, hits }) => [title, hits.length])).toEqual([
      ['Messages', 1],
      ['People', 1],
      ['Entries', 1],
    ]);
    expect(sections[1]?.hits[0]).toMatchObject({
      title: 'zora@example.com',
      detail: 'Account, Asked for mail',
      opens: { email: 'zora@example.com' },
    });
  });

  test('finds words in what is written, in any order and case, each leading to its page', async () => {
    expect(await titles('GINGER')).toEqual([
      expect.stringContaining('Messages: Zora Hurston'),
      'Letters: Ginger in winter',
      'Knowledge: What is ginger?',
      'Community lists: Ginger walk',
    ]);
    expect(await titles('walk atlanta ginger')).toEqual(['Community lists: Ginger walk']);
    expect(await titles('jamaica')).toEqual([expect.stringContaining('Campaigns: ')]);
    const links = (await search('ginger')).flatMap(({ hits }) =>
      hits.map(({ opens }) => ('href' in opens ? opens.href : '')),
    );
    expect(links.map((href) => href.replace(/[\da-f-]{36}/, 'ID'))).toEqual([
      '/account/messages/ID',
      '/account/letters/ID',
      '/account/training?edit=ID',
      '/account/listings?list=events&edit=ID',
    ]);
  });

  test('takes a wildcard of the database for a letter', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('z_ra')).toEqual([]);
  });

  test('shows each role what it may see elsewhere, and nothing else', async () => {
    expect((await search('zora', 'support')).map(({ title }) => title)).toEqual(['Messages']);
    expect((await search('ginger', 'support')).map(({ title }) => title)).toEqual(['Messages']);
    expect(await search('zora', 'editor')).toHaveLength(3);
    expect(await searchDesk(db, { words: 'zora', role: undefined, actor: ACTOR, now })).toEqual([]);
  });

  test('says that there are more than it shows', async () => {
    const message = { name: 'Langston', email: 'l@example.com', topic: 'order', message: 'Hello' };
    await db.insert(contactMessages).values(Array.from({ length: 6 }, () => message));
    const [messages] = await search('langston');
    expect([messages?.hits.length, messages?.more]).toEqual([5, true]);
  });

  test('is recorded, without what was typed', async () => {
    await search('bessie@example.com 12');
    const rows = await db.select().from(activityLog).where(eq(activityLog.action, 'desk.search'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(activityInWords)).toEqual(rows.map(() => 'searched the desk'));
    expect(JSON.stringify(rows)).not.toMatch(/bessie|example\.com 12|zora/);
  });
});

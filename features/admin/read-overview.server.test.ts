import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { searches } from '#features/search/searches.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { daysBefore } from './days-before.ts';
import { sumOfLast } from './overview.ts';
import { readOverview } from './read-overview.server.ts';

const now = inNewYork('2025-12-14T10:00:00');
const listGivenUp = () => Promise.resolve({ mails: [], total: 2 });

test('days are New York’s, and today is the last', () => {
  expect(daysBefore(inNewYork('2025-03-01T23:30:00'), 3)).toEqual(['2025-02-27', '2025-02-28', '2025-03-01']);
});

forEachDatabase('the overview', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  let marks = 0;
  const setup = { openCount: () => Promise.resolve(marks) };
  const read = (ordersAt?: string) =>
    readOverview(db, { clock: { now: () => now }, mail: { listGivenUp }, setup, ordersAt });
  const daysOf = (overview: Awaited<ReturnType<typeof read>>, label: string) =>
    overview.series.find((series) => series.label === label)?.days ?? [];

  test('of an empty store says only what waits', async () => {
    const overview = await read();
    expect(overview.waits).toEqual([{ label: 'Unsent mail', count: 2, href: '/account/messages?list=mail' }]);
    marks = 4;
    expect((await read()).waits[0]).toEqual({
      label: 'Setup marks to clear',
      count: 4,
      href: '/account/setup',
    });
    marks = 0;
    expect(overview.series.map(({ days }) => sumOfLast(days, 30))).toEqual([0, 0, 0, 0, 0, 0]);
    expect(overview.unanswered).toEqual([]);
    expect(overview.searched).toEqual({ top: [], missed: [] });
  });

  test('names texts whose day to be looked at again has come, New York’s', async () => {
    const entry = { question: 'What is zinc?', answer: 'A mineral.', category: 'general', priority: 0 };
    await db.insert(chatKnowledgeBase).values([
      { ...entry, reviewDue: '2025-12-14' },
      { ...entry, reviewDue: '2025-12-15' },
    ]);
    const due = (await read()).waits.find(({ label }) => label === 'Texts to look at again');
    expect(due).toEqual({ label: 'Texts to look at again', count: 1, href: '/account/training?review=due' });
    await db.delete(chatKnowledgeBase).where(eq(chatKnowledgeBase.question, entry.question));
  });

  test('names what was searched for, and what of it found no product', async () => {
    await db.insert(searches).values([
      { day: '2025-11-15', text: 'zinc', times: 3, found: 2 },
      { day: '2025-12-08', text: 'shoes', times: 2, found: 0 },
    ]);
    const shoes = { text: 'shoes', week: 2, month: 2 };
    expect((await read()).searched).toEqual({
      top: [{ text: 'zinc', week: 0, month: 3 }, shoes],
      missed: [shoes],
    });
  });

  test('says where a live shop’s orders are, and counts those of the sample shop itself', async () => {
    const ordersAt = 'https://my-shop.myshopify.com/admin/orders';
    const live = await read(ordersAt);
    expect(live.ordersAt).toBe(ordersAt);
    expect(live.series.map(({ label }) => label)).not.toContain('Orders of the sample shop');
    const demo = await read();
    expect(demo.ordersAt).toBeNull();
    expect(demo.series[0]).toMatchObject({ label: 'Orders of the sample shop' });
    expect(demo.series[0]?.href).toBeUndefined();
  });

  test('counts by New York’s days, entries without prayers, and questions put together', async () => {
    const enter = (campaignId: string, at: string) =>
      db.insert(kiaGiveawayEntries).values({
        campaignId,
        name: 'Ann',
        email: `${at}@example.com`,
        emailKey: `${at}@example.com`,
        phone: '4045550123',
        address: 'Somewhere',
        optedIn: true,
        createdAt: inNewYork(at),
      });
    // The same day in New York, another one in London.
    await enter('giveaway-2025', '2025-12-12T23:30:00');
    await enter('giveaway-2025', '2025-12-12T09:00:00');
    await enter('jamaica-prayer', '2025-12-12T10:00:00');
    await db.insert(contactMessages).values([
      { name: 'Ann', email: 'a@example.com', topic: 'Other', message: 'new', createdAt: now },
      {
        name: 'Ann',
        email: 'a@example.com',
        topic: 'Other',
        message: 'older',
        createdAt: inNewYork('2025-12-01T10:00:00'),
      },
    ]);
    // The last question of all was answered.
    for (const [minute, asked, missed] of [
      [0, 'Do you sell tea?', 'unknown'],
      [1, ' do you sell tea? ', 'unknown'],
      [2, 'Do you sell zinc?', undefined],
    ] as const) {
      const conversationId = randomUUID();
      await db
        .insert(chatConversations)
        .values({ id: conversationId, sessionId: randomUUID(), createdAt: now });
      const at = (second: number) => new Date(now.getTime() + (minute * 60 + second) * 1000);
      await db.insert(chatMessages).values([
        { conversationId, role: 'user', content: asked, createdAt: at(0) },
        {
          conversationId,
          role: 'assistant',
          content: 'No.',
          evidence: { knowledge: [], products: [], ...(missed && { missed }) },
          createdAt: at(1),
        },
      ]);
    }
    const overview = await read();
    expect(daysOf(overview, 'Giveaway entries').slice(-4)).toEqual([0, 2, 0, 0]);
    expect(sumOfLast(daysOf(overview, 'Contact messages'), 7)).toBe(1);
    expect(sumOfLast(daysOf(overview, 'Contact messages'), 30)).toBe(2);
    expect(sumOfLast(daysOf(overview, 'Questions without an answer'), 1)).toBe(2);
    expect(overview.unanswered).toEqual([{ question: 'do you sell tea?', times: 2 }]);
    expect(overview.waits.map(({ label, count }) => [label, count])).toEqual([
      ['New contact messages', 2],
      ['Giveaways to draw', 1],
      ['Unsent mail', 2],
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { valuesOf } from '#features/campaigns/campaign-attempt.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { type PrizeChange, updateCampaign } from '#features/campaigns/update-campaign.server.ts';
import type { Mail } from '#features/mail/mail.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { tellBatch } from './tell-of-prizes.server.ts';

const campaignId = 'giveaway-2025';
const now = inNewYork('2025-12-01T12:00:00');

// One giveaway whose grand prize changes: each test goes on where the one before it left off.
forEachDatabase('a changed prize', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
    for (const name of ['ada', 'ben', 'cy']) await enter(name, '2025-11-01T12:00:00');
  });
  const enter = (name: string, local: string) =>
    db.insert(kiaGiveawayEntries).values({
      id: randomUUID(),
      campaignId,
      name,
      email: `${name}@example.com`,
      emailKey: `${name}@example.com`,
      phone: '4045550123',
      address: 'Somewhere',
      optedIn: true,
      createdAt: inNewYork(local),
    });
  const changes: PrizeChange[] = [];
  const save = async (change: object) => {
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    if (!row) throw new Error('no giveaway');
    const campaign = toCampaign(row);
    return updateCampaign(
      db,
      { clock: { now: () => now } },
      {
        actor: 'owner@example.com',
        id: campaignId,
        version: campaign.version,
        input: { ...valuesOf(campaign), ...change },
        entrants: {
          count: () => Promise.resolve(3),
          tellOfPrizes: (_, prizes) => Promise.resolve(void changes.push(prizes)),
        },
      },
    );
  };
  const sent: Mail[] = [];
  const mail = { send: (_: unknown, one: Mail) => Promise.resolve(void sent.push(one)) };

  test('is refused until the owner says that those entered are written to', async () => {
    expect(await save({ prize1: 'a 2026 car' })).toEqual({ ok: false, reason: 'entrants', entrants: 3 });
    expect(await save({ name: 'The giveaway' })).toMatchObject({ ok: true });
    expect(changes).toEqual([]);
    expect(await save({ prize1: 'a 2026 car', tellEntrants: 'on' })).toMatchObject({
      ok: true,
      campaign: { prizes: ['a 2026 car', 'a trip to Jamaica', 'one year of products'], version: 3 },
    });
    expect(changes).toMatchObject([{ campaignId, version: 3 }]);
  });

  test('everybody who had entered is written to once, also when the work is begun again', async () => {
    await enter('late', '2025-12-01T12:00:01');
    const [change] = changes;
    if (!change) throw new Error('no change');
    const news = { ...change, until: now.toISOString() };
    const broken = {
      send: (_: unknown, { to }: Mail) =>
        to.startsWith('a') ? Promise.resolve() : Promise.reject(new Error('cut')),
    };
    await expect(tellBatch(db, broken, news)).rejects.toThrow('cut');
    expect(await tellBatch(db, mail, news)).toBe(3);
    expect(await tellBatch(db, mail, news)).toBe(0);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      ['ada', 'ben', 'cy'].map((one) => `${one}@example.com`),
    );
    expect(sent[0]).toMatchObject({
      template: 'giveaway-prizes',
      before: ['a 2025 car', 'a trip to Jamaica', 'one year of products'],
      prizes: ['a 2026 car', 'a trip to Jamaica', 'one year of products'],
    });
  });
});

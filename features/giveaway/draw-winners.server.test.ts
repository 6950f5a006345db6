import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { pickWinners, rankEntries } from './drawing.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { updateCampaign } from '#features/campaigns/update-campaign.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { campaigns, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { drawWinners } from './draw-winners.server.ts';
import { exportEntryIds } from './export-entry-ids.server.ts';
import { findDrawing } from './find-drawing.server.ts';

const campaignId = 'giveaway-2025';
const actor = 'owner@example.com';
const at = (local: string) => ({ clock: { now: () => inNewYork(local) } });
const after = at('2025-12-13T12:00:00');

// One giveaway from its end to its winners: each test goes on where the one before it left off.
forEachDatabase('drawing the winners', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  const draw = (when = after) => drawWinners(db, when, { actor, campaignId });
  const drawings = () => db.select().from(giveawayDrawings);
  const enter = (campaign: string, name: string) =>
    db.insert(kiaGiveawayEntries).values({
      id: randomUUID(),
      campaignId: campaign,
      name,
      email: `${name}@example.com`,
      emailKey: `${name}@example.com`,
      phone: '4045550123',
      address: 'Somewhere',
      optedIn: true,
    });

  test('not while entries are taken, also when it is only switched off', async () => {
    expect(await draw(at('2025-12-12T23:59:59'))).toEqual({ ok: false, reason: 'not-ended' });
    await db.update(campaigns).set({ enabled: false }).where(eq(campaigns.id, campaignId));
    expect(await draw(at('2025-12-01T12:00:00'))).toEqual({ ok: false, reason: 'not-ended' });
    await db.update(campaigns).set({ enabled: true }).where(eq(campaigns.id, campaignId));
  });

  test('not without an entry, and not of a campaign without prizes; prayers are no entries', async () => {
    await enter('jamaica-prayer', 'ruth');
    expect(await draw()).toEqual({ ok: false, reason: 'no-entries' });
    expect(await drawWinners(db, after, { actor, campaignId: 'jamaica-prayer' })).toEqual({
      ok: false,
      reason: 'unknown',
    });
    expect(await exportEntryIds(db, { actor, campaignId })).toBeUndefined();
  });

  test('ten presses at once make one drawing of three winners, which its seed gives again', async () => {
    for (let number = 0; number < 12; number += 1) await enter(campaignId, `person${number}`);
    const results = await Promise.all(Array.from({ length: 10 }, () => draw()));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === 'drawn')).toHaveLength(9);

    const [drawing, ...others] = await drawings();
    expect(others).toEqual([]);
    expect(drawing).toMatchObject({ entryCount: 12, drawnBy: actor });
    const ids = (
      await db.select().from(kiaGiveawayEntries).where(eq(kiaGiveawayEntries.campaignId, campaignId))
    ).map(({ id }) => id);
    const again = pickWinners(await rankEntries(drawing?.seed ?? '', ids), [
      'a 2025 car',
      'a trip to Jamaica',
      'one year of products',
    ]);
    expect(drawing?.winners).toEqual(again);
    const log = await db.select().from(activityLog).where(eq(activityLog.action, 'giveaway.draw'));
    expect(log).toMatchObject([
      { actor, subject: campaignId, details: { seed: drawing?.seed, winners: again } },
    ]);
  });

  test('the administrator sees who won, and the list to draw again names nobody', async () => {
    const { entries, drawing } = await findDrawing(db, campaignId);
    expect(entries).toBe(12);
    expect(drawing?.winners.map(({ name }) => name).every((name) => name.startsWith('person'))).toBe(true);
    const csv = (await exportEntryIds(db, { actor, campaignId })) ?? '';
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines.slice(1, 4).map((line) => line.split(',')[1])).toEqual(
      drawing?.winners.map(({ entryId }) => entryId),
    );
    expect(csv).not.toMatch(/person|example/);
    expect(
      await db.select().from(activityLog).where(eq(activityLog.action, 'giveaway.export-ids')),
    ).toHaveLength(1);
  });

  test('once drawn, dates and prizes stay; the name can still be mended', async () => {
    const typed = {
      name: 'Giveaway 2025',
      enabled: 'on',
      startsAt: '2025-09-01T00:00:00',
      endsAt: '2025-12-12T23:59:59',
      popupsUntil: '2025-12-10T23:59:59',
      drawingAt: '2025-12-13T12:00:00',
      prize1: 'a 2025 car',
      prize2: 'a trip to Jamaica',
      prize3: 'one year of products',
      value1: '28000',
      value2: '4000',
      value3: '1200',
    };
    const edit = (input: object, version: number) =>
      updateCampaign(db, after, { actor, id: campaignId, version, input });
    expect(
      await edit({ ...typed, endsAt: '2026-01-12T23:59:59', drawingAt: '2026-01-13T12:00' }, 1),
    ).toMatchObject({ ok: false, reason: 'drawn' });
    expect(await edit({ ...typed, value1: '30000' }, 1)).toMatchObject({ ok: false, reason: 'drawn' });
    expect(await edit(typed, 1)).toMatchObject({ ok: true, campaign: { name: 'Giveaway 2025', version: 2 } });
  });
});

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
import { changeWinner } from './change-winner.server.ts';
import { drawingFile, verifyDrawing } from './drawing-file.ts';
import type { WinnerState } from './winner-state.ts';
import { drawWinners } from './draw-winners.server.ts';
import { exportEntryIds } from './export-entry-ids.server.ts';
import { findPublishedDrawing } from './find-published-drawing.server.ts';
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

  test('not before the announced moment', async () => {
    expect(await draw(at('2025-12-13T11:59:59'))).toEqual({ ok: false, reason: 'too-early' });
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

  const winners = async () => (await findDrawing(db, campaignId)).drawing?.winners ?? [];
  const change = async (place: number, state: WinnerState) => {
    const entryId = (await winners()).find((winner) => winner.place === place)?.entryId ?? '';
    return changeWinner(
      db,
      { ...after, mail: { send: (_, mail) => Promise.resolve(void sent.push(mail)) } },
      { actor, campaignId, entryId, state },
    );
  };
  const sent: object[] = [];

  test('a winner is written to, confirms, and gets the prize, in this order', async () => {
    expect(await change(2, 'sent')).toEqual({ ok: false, reason: 'not-now' });
    for (const state of ['written', 'confirmed', 'sent'] as const)
      expect(await change(2, state)).toEqual({ ok: true });
    const [, second] = await winners();
    expect(second).toMatchObject({ state: 'sent', prize: 'a trip to Jamaica' });
    expect(sent).toEqual([
      { template: 'giveaway-winner', to: second?.email, name: second?.name, prize: 'a trip to Jamaica' },
    ]);
    expect(await change(9, 'written')).toEqual({ ok: false, reason: 'unknown' });
  });

  test('everybody may know the list’s hash and, where the owner says so, first names of who confirmed', async () => {
    const hidden = await findPublishedDrawing(db, campaignId);
    expect(hidden).toMatchObject({ entries: 12, drawn: true, winners: [] });
    expect(hidden?.entriesHash).toMatch(/^[0-9a-f]{64}$/);
    const [, second] = await winners();
    await db
      .update(kiaGiveawayEntries)
      .set({ name: 'Ruth Ann johnson' })
      .where(eq(kiaGiveawayEntries.id, second?.entryId ?? ''));
    await db.update(campaigns).set({ publishWinners: true }).where(eq(campaigns.id, campaignId));
    expect((await findPublishedDrawing(db, campaignId))?.winners).toEqual([
      { prize: 'a trip to Jamaica', name: 'Ruth J.' },
    ]);
    await db.update(campaigns).set({ publishWinners: false }).where(eq(campaigns.id, campaignId));
    expect(await findPublishedDrawing(db, 'jamaica-prayer')).toBeUndefined();
  });

  test('who declines is followed by the next in the order, once', async () => {
    const presses = await Promise.all([change(1, 'declined'), change(1, 'declined')]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await winners()).map(({ place, prize, state }) => [place, prize, state])).toEqual([
      [1, 'a 2025 car', 'declined'],
      [2, 'a trip to Jamaica', 'sent'],
      [3, 'one year of products', 'drawn'],
      [4, 'a 2025 car', 'drawn'],
    ]);
  });

  test('the published file repeats the drawing, also after an entry was erased, and shows what was changed', async () => {
    const [, , third] = await winners();
    await db.delete(kiaGiveawayEntries).where(eq(kiaGiveawayEntries.id, third?.entryId ?? ''));
    expect(await change(3, 'written')).toEqual({ ok: false, reason: 'erased' });
    const text = (await exportEntryIds(db, { actor, campaignId, format: 'json' })) ?? '';
    expect(text).not.toMatch(/person|@example/);
    const file = drawingFile.parse(JSON.parse(text));
    expect(file.entries).toHaveLength(12);
    expect(await verifyDrawing(file)).toEqual([]);
    expect(await verifyDrawing({ ...file, entries: [...file.entries.slice(0, -1), randomUUID()] })).toContain(
      'The list of entries is not the one that was committed to when entries closed.',
    );
    expect(await verifyDrawing({ ...file, seed: 'another' })).toEqual([
      'The entries do not stand in the order that the seed gives.',
      'The winners are not the ones that the seed gives.',
    ]);
    const [one, ...others] = file.winners;
    expect(await verifyDrawing({ ...file, winners: one ? [...others, one] : [] })).toEqual([
      'The winners are not the ones that the seed gives.',
    ]);
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

import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { activityLog } from '#features/activity/activity.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { startCampaigns } from './campaign-service.server.ts';
import { campaigns } from './campaigns.table.server.ts';
import { seedCampaigns } from './seed-campaigns.server.ts';

const actor = 'owner@example.com';

forEachDatabase('a second campaign', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  const service = () =>
    startCampaigns(db, {
      clock: { now: () => inNewYork('2025-12-01T12:00:00') },
      log: { error: () => undefined },
    });

  test('what is wrong is named, and nothing is made', async () => {
    const open = await service();
    expect(await open.make({ actor, input: { kind: 'raffle', name: ' ' } })).toEqual({
      ok: false,
      fieldErrors: { kind: 'Choose what kind of campaign it is', name: 'Enter a name' },
    });
    expect(open.all()).toHaveLength(3);
    open.stop();
  });

  test('an announcement stands above the pages while it runs', async () => {
    const open = await service();
    const made = await open.make({ actor, input: { kind: 'announcement', name: 'Closed on Christmas Day' } });
    const id = made.ok ? made.id : '';
    expect(id).toMatch(/^closed-on-christmas-day-[0-9a-f]{6}$/);
    expect(open.facts().announcement).toBeNull();
    await open.update({
      actor,
      id,
      version: 1,
      input: { name: 'Closed on Christmas Day', enabled: 'on', endsAt: '2025-12-25T23:59:59' },
    });
    expect(open.facts().announcement).toBe('Closed on Christmas Day');
    open.stop();
  });

  test('a copy has the prizes, and neither dates nor a confirmation of its rules', async () => {
    await db.update(campaigns).set({ termsConfirmed: true }).where(eq(campaigns.id, 'giveaway-2025'));
    const open = await service();
    const id = await open.copy({ actor, id: 'giveaway-2025' });
    expect(open.all().find((campaign) => campaign.id === id)).toMatchObject({
      kind: 'giveaway',
      name: 'Copy of 2025 giveaway',
      enabled: false,
      startsAt: null,
      endsAt: null,
      prizes: ['a 2025 car', 'a trip to Jamaica', 'one year of products'],
      termsConfirmed: false,
    });
    expect(open.facts().giveaway?.id).toBe('giveaway-2025');
    expect(await open.copy({ actor, id: 'nothing' })).toBeUndefined();
    open.stop();
  });

  test('what runs is not archived; what is archived shows nowhere until it is brought back', async () => {
    const open = await service();
    const archive = (archived: boolean) => open.archive({ actor, id: 'giveaway-2025', archived });
    expect(await archive(true)).toEqual({ ok: false, reason: 'running' });
    await db.update(campaigns).set({ enabled: false }).where(eq(campaigns.id, 'giveaway-2025'));
    expect(await archive(true)).toEqual({ ok: true });
    expect(open.facts().giveaway).toBeNull();
    expect(await archive(false)).toEqual({ ok: true });
    expect(open.facts().giveaway).toMatchObject({ id: 'giveaway-2025', phase: 'ended' });
    expect(await open.archive({ actor, id: 'nothing', archived: true })).toEqual({
      ok: false,
      reason: 'unknown',
    });
    const logged = await db.select({ action: activityLog.action }).from(activityLog);
    expect(new Set(logged.map(({ action }) => action))).toEqual(
      new Set([
        'campaigns.create',
        'campaigns.update',
        'campaigns.copy',
        'campaigns.archive',
        'campaigns.restore',
      ]),
    );
    open.stop();
  });
});

import { beforeAll, expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { startCampaigns } from './campaign-service.server.ts';
import { seedCampaigns } from './seed-campaigns.server.ts';

const typed = { name: 'Prayers for Jamaica', enabled: 'on', startsAt: '', endsAt: '2026-02-01T12:00:00' };

// One campaign through its changes: each test goes on where the one before it left off.
forEachDatabase('changing a campaign', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await seedCampaigns(db);
  });
  const service = () =>
    startCampaigns(db, {
      clock: { now: () => inNewYork('2026-01-15T12:00:00') },
      log: { error: () => undefined },
    });
  const edit = (version: number, input: object = typed) => ({
    actor: 'owner@example.com',
    id: 'jamaica-prayer',
    version,
    input,
  });

  test('it shows at once, and the log keeps what it was and became', async () => {
    const campaigns = await service();
    let changes = 0;
    campaigns.onChange(() => (changes += 1));
    expect(campaigns.facts().prayer).toBe(false);
    expect(await campaigns.update(edit(1))).toMatchObject({ ok: true, campaign: { version: 2 } });
    expect(campaigns.facts().prayer).toBe(true);
    expect(changes).toBe(1);
    expect(await db.select().from(activityLog)).toMatchObject([
      {
        actor: 'owner@example.com',
        action: 'campaigns.update',
        subject: 'jamaica-prayer',
        details: {
          before: { endsAt: '2026-01-01T04:59:59.000Z' },
          after: { endsAt: '2026-02-01T17:00:00.000Z' },
        },
      },
    ]);
    campaigns.stop();
  });

  test('a second editor is told, and changes nothing', async () => {
    const campaigns = await service();
    expect(await campaigns.update(edit(1, { ...typed, name: 'Late' }))).toMatchObject({
      ok: false,
      reason: 'conflict',
      current: { name: 'Prayers for Jamaica', version: 2 },
    });
    const both = await Promise.all(
      ['One', 'Two'].map((name) => campaigns.update(edit(2, { ...typed, name }))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter((result) => !result.ok && result.reason === 'conflict')).toHaveLength(1);
    campaigns.stop();
  });

  test('wrong fields and unknown campaigns are refused; what stays as it was is no change', async () => {
    const campaigns = await service();
    expect(await campaigns.update(edit(3, { ...typed, name: '' }))).toMatchObject({ reason: 'fields' });
    expect(await campaigns.update({ ...edit(1), id: 'nothing' })).toEqual({ ok: false, reason: 'unknown' });
    const current = campaigns.all().find(({ id }) => id === 'jamaica-prayer');
    expect(await campaigns.update(edit(3, { ...typed, name: current?.name }))).toMatchObject({
      ok: true,
      campaign: { version: 3 },
    });
    expect(await db.select().from(activityLog)).toHaveLength(2);
    campaigns.stop();
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readActivityFilter } from '#features/activity/activity-filter.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { findActorOf, listActivity, listActivityChoices } from '#features/activity/list-activity.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { exportActivity } from './export-activity.server.ts';

const filterOf = (search: string) => readActivityFilter(new URLSearchParams(search));

forEachDatabase('activity', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await db.insert(campaigns).values({ id: 'summer', kind: 'giveaway', name: 'Summer giveaway' });
    const log = (at: string, actor: string, action: string, subject: string, details = {}) => ({
      at: new Date(at),
      actor,
      action,
      subject,
      details,
    });
    await db.insert(activityLog).values([
      // Late in the evening of July 3rd in New York.
      log('2026-07-04T03:30:00Z', 'ada@example.com', 'campaigns.update', 'summer', {
        before: { drawingAt: null },
        after: { drawingAt: '2026-08-01T16:00:00.000Z' },
      }),
      log('2026-07-04T16:00:00Z', 'bo@example.com', 'campaigns.archive', 'gone', { name: 'Old giveaway' }),
      log('2026-07-05T03:59:59Z', 'bo@example.com', 'people.erase', 'c…@example.com'),
      log('2026-07-05T04:00:00Z', 'bo@example.com', 'campaignsx.y', 'z'),
    ]);
  });

  const subjects = async (search: string) =>
    (await listActivity(db, { page: 1, size: 9, filter: filterOf(search) })).activities.map(
      ({ action }) => action,
    );

  test('it is filtered by person, kind and the store’s days', async () => {
    const { actors, kinds } = await listActivityChoices(db);
    expect(actors.map(({ actor }) => actor)).toEqual(['ada@example.com', 'bo@example.com']);
    expect(kinds).toEqual(['campaigns', 'campaignsx', 'people']);
    expect(await subjects(`who=${actors[0]?.who}`)).toEqual(['campaigns.update']);
    // Any line of somebody stands for all of them.
    const lines = await db.select().from(activityLog).where(eq(activityLog.actor, 'bo@example.com'));
    for (const { id } of lines) expect(await subjects(`who=${id}`)).toHaveLength(3);
    expect(await findActorOf(db, lines[0]?.id ?? '')).toBe('bo@example.com');
    expect(await findActorOf(db, randomUUID())).toBeUndefined();
    expect(await subjects('kind=campaigns')).toEqual(['campaigns.archive', 'campaigns.update']);
    expect(await subjects('from=2026-07-04&to=2026-07-04')).toEqual(['people.erase', 'campaigns.archive']);
    expect(await subjects('to=2026-07-03')).toEqual(['campaigns.update']);
    // What is no day, and what is a wildcard to the database.
    expect(await subjects('from=soon&to=9999-12-31')).toHaveLength(4);
    expect(await subjects('kind=%25')).toEqual([]);
  });

  test('it is sorted by its columns, what is alike newest first', async () => {
    const sorted = async (sort: string) =>
      (await listActivity(db, { page: 1, size: 9, sort })).activities.map(({ actor, action }) => [
        actor.slice(0, 3),
        action,
      ]);
    expect((await sorted('When'))[0]).toEqual(['ada', 'campaigns.update']);
    expect((await sorted('-When'))[3]).toEqual(['ada', 'campaigns.update']);
    expect((await sorted('Who')).map(([who]) => who)).toEqual(['ada', 'bo@', 'bo@', 'bo@']);
    expect((await sorted('-Who')).map(([, action]) => action)).toEqual([
      'campaignsx.y',
      'people.erase',
      'campaigns.archive',
      'campaigns.update',
    ]);
    expect((await sorted('-What')).map(([, action]) => action).slice(0, 2)).toEqual([
      'people.erase',
      'campaignsx.y',
    ]);
    expect(await sorted('nonsense')).toEqual(await sorted('-When'));
  });

  test('the file has sentences with names, the store’s time and its zone, and the export is recorded', async () => {
    const file = await exportActivity(db, {
      filter: filterOf('kind=campaigns'),
      actor: 'owner@example.com',
    });
    expect(file.split('\r\n')).toEqual([
      'When (New York time),Who,What,Details,Action',
      '2026-07-03 23:30:00,ada@example.com,changed the campaign Summer giveaway,"Drawing at: from nothing to August 1st, 2026 at 12:00 PM, New York time",campaigns.update',
      '2026-07-04 12:00:00,bo@example.com,archived the campaign Old giveaway,Name: Old giveaway,campaigns.archive',
      '',
    ]);
    expect((await recordedActivity(db)).at(-1)).toMatchObject({
      actor: 'owner@example.com',
      action: 'activity.export',
      details: { rows: 2, kind: 'campaigns' },
    });
  });
});

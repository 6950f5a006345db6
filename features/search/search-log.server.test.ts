import { beforeEach, expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { listTopSearches } from './list-top-searches.server.ts';
import { type SearchLog, startSearchLog } from './search-log.server.ts';
import { searches } from './searches.table.server.ts';

const total = (query: string) => (query.startsWith('magnesium') ? 3 : 0);
const catalog = {
  searchProducts: ({ query }: { query: string }) =>
    Promise.resolve({ products: [], total: total(query), corrected: null }),
};

forEachDatabase('the count of searches', (open) => {
  let db: Db;
  let now = inNewYork('2025-12-14T10:00:00');
  const warnings: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void warnings.push(words) };
  let counting: SearchLog;
  const begin = (from: Parameters<typeof startSearchLog>[1]['catalog'] = catalog) =>
    startSearchLog(db, { catalog: from, clock: { now: () => now }, log });
  const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const type = (who: string, ...texts: string[]) => {
    for (const text of texts) counting.note({ who, text });
  };
  const counted = async () =>
    (await db.select().from(searches).orderBy(asc(searches.day), asc(searches.text))).map(
      ({ day, text, times, found }) => [day, text, times, found],
    );
  beforeEach(async () => {
    db = await open();
    await db.delete(searches);
    now = inNewYork('2025-12-14T10:00:00');
    counting = begin();
    return () => counting.stop();
  });

  test('knows what somebody meant from what was typed on the way to it', async () => {
    type('ann', 'm', 'magn', 'Magnesium', 'magnesium ', 'magnes', 'turmeric  tea');
    type('bob', 'magnesium');
    await counting.flush();
    // Ann's tea and Bob's search may still be typed on.
    expect(await counted()).toEqual([['2025-12-14', 'magnesium', 1, 3]]);
    later(30);
    await counting.flush();
    expect(await counted()).toEqual([
      ['2025-12-14', 'magnesium', 2, 3],
      ['2025-12-14', 'turmeric tea', 1, 0],
    ]);
  });

  test('keeps no address and no telephone number that was typed into the wrong field', async () => {
    type('ann', 'ann@example.com');
    type('bob', '(404) 555-0123');
    type('cy', 'b12 1000 mcg');
    await counting.flush({ all: true });
    expect(await counted()).toEqual([['2025-12-14', 'b12 1000 mcg', 1, 0]]);
  });

  test('writes what is left when the store stops', async () => {
    type('ann', 'zinc');
    await counting.stop();
    expect(await counted()).toEqual([['2025-12-14', 'zinc', 1, 0]]);
  });

  test('goes on when nothing can be looked up, and calls nothing missing that was only out of reach', async () => {
    await counting.stop();
    counting = begin({ searchProducts: () => Promise.reject(new Error('away')) });
    type('ann', 'zinc');
    await counting.flush({ all: true });
    expect(warnings).toHaveLength(1);
    expect(await counted()).toEqual([]);
  });

  test('the top of it is of the last 30 days, and missing is what no product was found for at last', async () => {
    const row = (day: string, text: string, times: number, found: number) => ({ day, text, times, found });
    await db
      .insert(searches)
      .values([
        row('2025-11-14', 'too old', 50, 0),
        row('2025-11-15', 'magnesium', 5, 3),
        row('2025-12-08', 'magnesium', 2, 3),
        row('2025-12-07', 'moss', 3, 0),
        row('2025-12-14', 'moss', 1, 2),
        row('2025-12-14', 'zinc', 1, 0),
      ]);
    const spans = { month: '2025-11-15', week: '2025-12-08' };
    expect(await listTopSearches(db, spans)).toEqual([
      { text: 'magnesium', week: 2, month: 7 },
      { text: 'moss', week: 1, month: 4 },
      { text: 'zinc', week: 1, month: 1 },
    ]);
    expect(await listTopSearches(db, { ...spans, missed: true })).toEqual([
      { text: 'zinc', week: 1, month: 1 },
    ]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { searches } from '#features/search/searches.table.server.ts';
import { startStoreInProcess } from '../support/store-in-process.ts';

/** What visitors search for is counted wherever they search, and no search fails because it cannot be. */

let store: Awaited<ReturnType<typeof startStoreInProcess>>;
beforeAll(async () => {
  store = await startStoreInProcess();
}, 120_000);
afterAll(() => store.close());

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(store.url + path, { headers })).status;

test('in the window and on the shop’s pages, but not the second page, nor what an owner follows from the desk', async () => {
  for (const path of [
    '/api/search?q=tea',
    '/shop?q=Shoes',
    '/shop.data?q=sea+moss',
    '/shop?q=zinc&page=2',
    '/shop',
  ])
    expect(await statusOf(path), path).toBe(200);
  for (const path of ['/shop?q=garlic', '/api/search?q=onion'])
    expect(await statusOf(path, { referer: `${store.url}/account` }), path).toBe(200);
  await store.services.searches.flush({ all: true });
  const rows = await store.db.select().from(searches);
  expect(rows.map(({ text, times }) => `${text} ${times}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'sea moss 1',
    'shoes 1',
    'tea 1',
  ]);
  expect(rows.find(({ text }) => text === 'shoes')?.found).toBe(0);
  expect(rows.find(({ text }) => text === 'tea')?.found).toBeGreaterThan(0);
});

test('a database that is away loses the count, and no search', async () => {
  await store.closeDatabase();
  expect(await statusOf('/api/search?q=ginger')).toBe(200);
  await store.services.searches.flush({ all: true });
});

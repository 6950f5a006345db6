import { expect, onTestFinished, test } from 'vitest';
import { startStore } from '../../scripts/store-process.ts';
import { newDatabase } from '../support/new-database.ts';

test('on PostgreSQL four instances that start at once all come up', async () => {
  const { url } = await newDatabase();
  const stores = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const store = await startStore({ DATABASE_URL: url });
      onTestFinished(async () => {
        await store.stop();
      });
      return store;
    }),
  );
  const states = await Promise.all(stores.map(async (store) => (await fetch(`${store.url}/readyz`)).status));
  expect(states).toEqual([200, 200, 200, 200]);
  expect(stores[0]?.output()).toMatch(/Database +live: PostgreSQL\. To change: unset DATABASE_URL/);
});

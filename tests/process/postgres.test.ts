import { expect, onTestFinished, test } from 'vitest';
import { type RunningStore, spawnStore, startStore } from '../../scripts/store-process.ts';
import { newDatabase } from '../support/new-database.ts';

const server = process.env['TEST_DATABASE_URL'];

async function started(databaseUrl: string): Promise<RunningStore> {
  const store = await startStore({ DATABASE_URL: databaseUrl });
  onTestFinished(async () => {
    await store.stop();
  });
  return store;
}

test.skipIf(!server)(
  'when PostgreSQL goes away the store stays up and says that it is not ready',
  async () => {
    const { url, drop } = await newDatabase();
    const store = await started(url);
    await drop();
    const answer = await fetch(`${store.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'unavailable', problems: ['database'] });
    expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
  },
);

test('a PostgreSQL that nobody reaches is named, and the process exits 1', async () => {
  const store = spawnStore({ DATABASE_URL: 'postgres://owner:swordfish@127.0.0.1:1/shop' });
  expect(await store.exited).toBe(1);
  expect(store.output()).toBe(
    'PostgreSQL does not let us in: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.\n',
  );
});

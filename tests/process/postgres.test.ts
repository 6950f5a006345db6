import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningStore, spawnStore, startStore } from '../../scripts/store-process.ts';

const server = process.env['TEST_DATABASE_URL'];

/** An empty database of its own on the test server; dropped after the test, whoever is still connected. */
async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `store_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(server ?? '');
  url.pathname = name;
  const drop = () => onServer(`drop database if exists ${name} with (force)`);
  onTestFinished(drop);
  return { url: url.href, drop };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function started(databaseUrl: string): Promise<RunningStore> {
  const store = await startStore({ DATABASE_URL: databaseUrl });
  onTestFinished(async () => {
    await store.stop();
  });
  return store;
}

test.skipIf(!server)('on PostgreSQL four instances that start at once all come up', async () => {
  const { url } = await emptyDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => started(url)));
  const states = await Promise.all(stores.map(async (store) => (await fetch(`${store.url}/readyz`)).status));
  expect(states).toEqual([200, 200, 200, 200]);
  expect(stores[0]?.output()).toMatch(/Database +live: PostgreSQL\. To change: unset DATABASE_URL/);
});

test.skipIf(!server)(
  'when PostgreSQL goes away the store stays up and says that it is not ready',
  async () => {
    const { url, drop } = await emptyDatabase();
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

import { rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';
import { type RunningStore, spawnStore, startStore } from '../../scripts/store-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const running: RunningStore[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((store) => store.stop()));
});

async function started(env: Record<string, string> = {}): Promise<RunningStore> {
  const store = await startStore(env);
  running.push(store);
  return store;
}

test('a start with nothing configured says where the store is and, a line a part, what is embedded and how to change it', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const store = await started({ DATA_DIR: folder });
  const lines = store.output().trim().split('\n');
  expect(lines[0]).toBe(`BioLife is open: http://localhost:${store.port}`);
  for (const part of ['Catalogue', 'Database'])
    expect(
      lines.filter((line) => new RegExp(`^ +${part} +embedded: .*To change: set [A-Z_]+`).test(line)),
    ).toHaveLength(1);
  expect(lines.slice(1).every((line) => line.includes('To change:'))).toBe(true);
  expect(statSync(folder).mode & 0o777, 'nobody else may look into the data folder').toBe(0o700);
});

test('a bad environment names every bad key and exits 1', async () => {
  const store = spawnStore({
    PORT: 'http',
    DATABASE_URL: 'mysql://x',
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SMTP_URL: 'smtp://mail.example',
    STORE_DATE: 'yesterday',
    DATA_DIR: temporaryFolder(),
  });
  expect(await store.exited).toBe(1);
  for (const key of ['PORT', 'DATABASE_URL', 'SHOPIFY_STOREFRONT_TOKEN', 'MAIL_FROM', 'STORE_DATE'])
    expect(
      store
        .output()
        .split('\n')
        .filter((line) => line.trim().startsWith(`${key} `)),
      key,
    ).toHaveLength(1);
  expect(store.output(), 'a sentence, no stack').not.toMatch(/^\s+at /m);
});

test('a port in use is named, and the process exits 1', async () => {
  const port = await freePort();
  const blocker = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => {
    blocker.close();
  });
  const folder = await preparedDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = spawnStore({ PORT: String(port), DATA_DIR: folder });
  expect(await store.exited).toBe(1);
  expect(store.output()).toBe(
    `Port ${port} is in use. Stop what runs there, or set PORT to another number.\n`,
  );
});

test('a data folder in use is named, the second process exits 1 and the first goes on', async () => {
  const first = await started();
  const second = spawnStore({ PORT: String(await freePort()), DATA_DIR: first.dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toBe(
    `The data folder ${first.dataDir} is in use by another process. Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

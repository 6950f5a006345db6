import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';

/**
 * The disk under the embedded database fills up while the store runs: a small disk in memory, mounted for this one process. Needs Linux, and
 * root or a system that lets anybody mount in a namespace of their own; elsewhere it fails with what `unshare` says.
 */
const DISK = '120m';
const asRoot = process.getuid?.() === 0;
const withOwnDisk = [
  'unshare',
  '--mount',
  ...(asRoot ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  `mount -t tmpfs -o size=${DISK} tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
];

let store: RunningStore;
let folder: string;
/** The process' own disk, seen from outside its namespace. */
const filler = () => path.join(`/proc/${store.pid}/root`, folder, 'filler');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'biolife-disk-'));
  store = await startStore({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, { through: withOwnDisk });
  // Kept from before.
  expect((await fetch(`${store.url}/faq`)).status).toBe(200);
  fillUp();
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until not one block is left. */
function fillUp(): void {
  for (const bytes of [1 << 20, 1 << 12])
    expect(() => {
      for (;;) appendFileSync(filler(), Buffer.alloc(bytes));
    }).toThrow('ENOSPC');
}

const post = (to: string, body: unknown) =>
  fetch(store.url + to, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const say = (content: string) =>
  post('/functions/v1/health-chat', {
    sessionId: 'a-session-of-the-tests',
    messages: [{ role: 'user', content }],
    products: [],
  });
const message = { name: 'Ada', email: 'ada@example.com', topic: 'order', order: '' };
const write = () =>
  fetch(`${store.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...message, message: 'Where is "it"?' }),
  });
const news = () => post('/api/newsletter', { email: 'ada@example.com', consent: true, source: 'home' });

test('readiness says no and why, and the process lives', async () => {
  const ready = await fetch(`${store.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ problems: ['disk'] });
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
});

test('pages go on', async () => {
  for (const page of ['/faq', '/', '/shop', '/about', '/conditions'])
    expect((await fetch(store.url + page)).status, page).toBe(200);
});

test('a form says so with 503 and when to come again, and keeps what was typed', async () => {
  const answer = await write();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  const html = await answer.text();
  expect(html).toContain('Our records are out of reach');
  expect(html).toContain('name="message" value="Where is &quot;it&quot;?"');
});

test('an endpoint says so as well', async () => {
  const answer = await news();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('an emergency in the chat is answered all the same', async () => {
  const urgent = await say("my husband has crushing chest pain and can't breathe");
  expect(urgent.status).toBe(200);
  expect(await urgent.text()).toContain('911');
  expect((await say('what is zinc good for')).status).toBe(503);
});

test('with room again everything goes on without a restart', async () => {
  rmSync(filler());
  expect((await fetch(`${store.url}/readyz`)).status).toBe(200);
  expect((await write()).status).toBe(303);
  expect((await news()).status).toBe(200);
  expect(await (await say('what is zinc good for')).text()).toContain('data: [DONE]');
});

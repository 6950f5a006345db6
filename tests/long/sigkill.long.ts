import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { rowsFor } from '#platform/db/backup/store-tables.server.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';
import { newDatabase } from '../support/new-database.ts';

/** The store is killed again and again while people write: nothing that was acknowledged is missing. */
const KILLS = Number(process.env['KILLS'] ?? 50);
const WRITERS = 8;
/** Writes between a start and a kill, and how long to wait for them in milliseconds. */
const [LEAST, MOST] = [3, 40];
const PATIENCE_MS = 20_000;

interface Acknowledged {
  newsletter: string[];
  contact: string[];
  account: string[];
}

/** Every one from an address of its own, so that no limit is in the way. */
const post = (store: RunningStore, path: string, body: BodyInit, type?: string) =>
  fetch(store.url + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: {
      'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
      ...(type && { 'content-type': type }),
    },
  });

const writes: Record<keyof Acknowledged, (store: RunningStore, email: string) => Promise<Response>> = {
  newsletter: (store, email) =>
    post(
      store,
      '/api/newsletter',
      JSON.stringify({ email, consent: true, source: 'home' }),
      'application/json',
    ),
  contact: (store, email) =>
    post(
      store,
      '/contact',
      new URLSearchParams({ name: 'Ada', email, topic: 'order', order: '', message: 'Where is it?' }),
    ),
  account: (store, email) => {
    const password = 'sorrel and ginger';
    return post(
      store,
      '/auth',
      new URLSearchParams({ mode: 'signup', email, password, confirmPassword: password }),
    );
  },
};
const KINDS = ['newsletter', 'contact', 'account'] as const;

const totalOf = (taken: Acknowledged): number => KINDS.reduce((sum, kind) => sum + taken[kind].length, 0);

/** Writes until the store is gone. */
async function write(store: RunningStore, taken: Acknowledged): Promise<void> {
  for (;;) {
    const kind = KINDS[randomInt(KINDS.length)] ?? 'contact';
    const email = `${kind}-${randomUUID()}@example.com`;
    const answer = await writes[kind](store, email).catch(() => undefined);
    if (!answer) return;
    const ok = answer.status === 200 || answer.status === 303;
    // What was cut off behind its head was answered all the same.
    await answer.arrayBuffer().catch(() => undefined);
    if (ok) taken[kind].push(email);
  }
}

async function killAgainAndAgain(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const taken: Acknowledged = { newsletter: [], contact: [], account: [] };
  for (let kill = 0; kill < KILLS; kill++) {
    const store = await startStore({ ...env, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    const writing = Array.from({ length: WRITERS }, () => write(store, taken));
    const enough = totalOf(taken) + randomInt(LEAST, MOST);
    for (const until = Date.now() + PATIENCE_MS; totalOf(taken) < enough && Date.now() < until; )
      await sleep(10);
    store.child.kill('SIGKILL');
    await Promise.all([store.exited, ...writing]);
  }
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const email = z.object({ email: z.string() });
  const held = async (table: string) =>
    new Set(
      (await rowsFor(database.db, sql`select email from ${sql.identifier(table)}`, email)).map(
        (row) => row.email,
      ),
    );
  const missing = async (table: string, emails: string[]) => {
    const there = await held(table);
    return emails.filter((one) => !there.has(one));
  };
  const lost = [
    ...(await missing('newsletter_subscribers', taken.newsletter)),
    ...(await missing('contact_messages', taken.contact)),
    ...(await missing('user', taken.account)),
  ];
  await database.close();
  const total = totalOf(taken);
  process.stdout.write(`${KILLS} kills, ${total} writes acknowledged, ${lost.length} lost\n`);
  expect(total).toBeGreaterThan(KILLS);
  for (const kind of KINDS) expect(taken[kind].length, kind).toBeGreaterThan(0);
  expect(lost).toEqual([]);
}

test('on the embedded database', async () => {
  const folder = await preparedDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await killAgainAndAgain({ DATA_DIR: folder });
});

const server = process.env['TEST_DATABASE_URL'];
describe.skipIf(!server)('on PostgreSQL', () => {
  test('on PostgreSQL', async () => {
    const folder = await preparedDataFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await killAgainAndAgain({ DATA_DIR: folder, DATABASE_URL: (await newDatabase()).url });
  });
});

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { rowsFor } from '#platform/db/backup/store-tables.server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';

/** Three stores on one PostgreSQL behind nginx: one is killed, then each is stopped and started again, and nobody who reads sees it. */
const server = process.env['TEST_DATABASE_URL'];
const INSTANCES = 3;
const READERS = 6;
const WRITERS = 2;
/** Answers that are seen before and after each thing that happens. */
const ENOUGH = 150;
/** A mail that was under way in a killed process is taken up again after its two minutes. */
const MAIL_MS = 6 * 60_000;
const PATHS = ['/', '/shop', '/conditions', '/contact', '/shop.data', '/sitemap.xml'];
const PAGES_ALIKE = ['/', '/shop', '/conditions'];

interface Seen {
  answers: number;
  failures: string[];
  /** Addresses that the store said it would write to. */
  taken: string[];
  refused: number;
}

const forwarded = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });

async function read(url: string, seen: Seen, signal: AbortSignal): Promise<void> {
  for (let turn = randomInt(PATHS.length); !signal.aborted; turn++) {
    const path = PATHS[turn % PATHS.length] ?? '/';
    try {
      const answer = await fetch(url + path, { headers: forwarded() });
      await answer.arrayBuffer();
      if (answer.status !== 200) seen.failures.push(`${answer.status} ${path}`);
    } catch (error) {
      seen.failures.push(`${String(error)} ${path}`);
    }
    seen.answers += 1;
  }
}

/** What changes something may fail in the moment of a kill, and is done or not: never twice. */
async function write(url: string, seen: Seen, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const email = `${randomUUID()}@example.com`;
    const answer = await fetch(`${url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forwarded() },
      body: JSON.stringify({ email, consent: true, source: 'home' }),
    }).catch(() => undefined);
    if (answer?.ok) seen.taken.push(email);
    else seen.refused += 1;
    await answer?.arrayBuffer().catch(() => undefined);
    await sleep(100);
  }
}

/** A new database for them all, removed at the end. */
async function newDatabase(): Promise<string> {
  const name = `biolife_many_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const address = new URL(server ?? '');
  address.pathname = `/${name}`;
  return address.href;
}

/** How many mails the outbox holds for each address. */
async function mailsIn(databaseUrl: string): Promise<Map<string, number>> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const row = z.object({ recipient: z.string(), mails: z.coerce.number() });
  const rows = await rowsFor(
    database.db,
    sql`select recipient, count(*) as mails from mail_outbox group by recipient`,
    row,
  );
  await database.close();
  return new Map(rows.map(({ recipient, mails }) => [recipient, mails]));
}

describe.skipIf(!server || !hasNginx())('three instances behind nginx', () => {
  test('no reader sees one killed, and each stopped and started again; each mail is written once', async () => {
    const databaseUrl = await newDatabase();
    const port = await freePort();
    const env = {
      DATABASE_URL: databaseUrl,
      STORE_URL: `http://127.0.0.1:${port}`,
      SESSION_SECRET: 'a secret of all three, and long enough',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    };
    const stores: RunningStore[] = [];
    for (let number = 0; number < INSTANCES; number++) stores.push(await startStore(env));
    const nginx = await startNginx({ port, stores: stores.map((store) => store.port) });
    onTestFinished(async () => {
      await nginx.stop();
      for (const store of stores) await store.stop();
    });
    for (const path of PAGES_ALIKE) {
      const pages = await Promise.all(
        stores.map(async ({ url }) => (await fetch(url.replace('localhost', '127.0.0.1') + path)).text()),
      );
      expect(new Set(pages).size, `${path} is the same bytes everywhere`).toBe(1);
    }

    const seen: Seen = { answers: 0, failures: [], taken: [], refused: 0 };
    const stop = new AbortController();
    const visitors = [
      ...Array.from({ length: READERS }, () => read(nginx.url, seen, stop.signal)),
      ...Array.from({ length: WRITERS }, () => write(nginx.url, seen, stop.signal)),
    ];
    const more = async () => {
      for (const enough = seen.answers + ENOUGH; seen.answers < enough; ) await sleep(20);
    };
    await more();
    stores[0]?.child.kill('SIGKILL');
    await stores[0]?.exited;
    await more();
    const inTheKill = seen.refused;
    for (const [number, old] of stores.entries()) {
      if (number > 0) expect(await old.stop()).toBe(0);
      await more();
      stores[number] = await startStore({ ...env, PORT: String(old.port) });
      await more();
    }
    stop.abort();
    await Promise.all(visitors);

    process.stdout.write(
      `${seen.answers} pages, ${seen.failures.length} failed; ${seen.taken.length} forms taken, ${inTheKill} lost in the kill, ${seen.refused - inTheKill} in restarts\n`,
    );
    expect(seen.failures).toEqual([]);
    expect(seen.refused - inTheKill).toBe(0);
    let mails = new Map<string, number>();
    const waiting = () => seen.taken.filter((email) => !mails.has(email));
    for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(1000)) {
      mails = await mailsIn(databaseUrl);
      if (waiting().length === 0) break;
    }
    expect(waiting()).toEqual([]);
    expect([...mails].filter(([, count]) => count !== 1)).toEqual([]);
  });
});

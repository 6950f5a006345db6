import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { rowsFor } from '#platform/db/backup/store-tables.server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type Launch, type RunningStore, startStore } from '../../scripts/store-process.ts';
import { newDatabase } from '../support/new-database.ts';
import { nextVersion } from '../support/next-version.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';

/** Three stores on one PostgreSQL behind nginx: one is killed, each is stopped and started again, also as a new version, and nobody who reads sees it. */
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
      const page = await answer.text();
      const [title] = /<title>[^<]*/.exec(page) ?? [];
      if (answer.status !== 200)
        seen.failures.push(`${answer.status} ${path} ${title} ${answer.headers.get('x-request-id')}`);
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

/** People who read and write until `stop`, which resolves when the last of them has his answer. */
function visitorsOf(url: string) {
  const seen: Seen = { answers: 0, failures: [], taken: [], refused: 0 };
  const stopping = new AbortController();
  const visitors = [
    ...Array.from({ length: READERS }, () => read(url, seen, stopping.signal)),
    ...Array.from({ length: WRITERS }, () => write(url, seen, stopping.signal)),
  ];
  return {
    seen,
    /** Until some more answers have been seen. */
    more: async () => {
      for (const enough = seen.answers + ENOUGH; seen.answers < enough; ) await sleep(20);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(visitors);
    },
  };
}

async function startThree(databaseUrl: string) {
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    STORE_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'a secret of all three, and long enough',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const started: RunningStore[] = [];
  const start = async (changes: Record<string, string> = {}, launch: Launch = {}) => {
    const store = await startStore({ ...env, ...changes }, launch);
    started.push(store);
    return store;
  };
  const stores: RunningStore[] = [];
  for (let number = 0; number < INSTANCES; number++) stores.push(await start());
  const nginx = await startNginx({ port, stores: stores.map((store) => store.port) });
  onTestFinished(async () => {
    await nginx.stop();
    for (const store of stores) await store.stop();
  });
  return {
    stores,
    start,
    url: nginx.url,
    /** What went wrong, in the words of all that ran. */
    log: () =>
      started
        .flatMap((store) => store.output().split('\n'))
        .filter((line) => line.startsWith('{'))
        .join('\n'),
  };
}

/** Every address that the store said it would write to has its one mail in the end. */
async function expectOneMailEach(databaseUrl: string, taken: readonly string[]): Promise<void> {
  let mails = new Map<string, number>();
  const waiting = () => taken.filter((email) => !mails.has(email));
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await sleep(1000)) {
    mails = await mailsIn(databaseUrl);
    if (waiting().length === 0) break;
  }
  expect(waiting()).toEqual([]);
  expect([...mails].filter(([, count]) => count !== 1)).toEqual([]);
}

describe.skipIf(!server || !hasNginx())('three instances behind nginx', () => {
  test('no reader sees one killed, and each stopped and started again; each mail is written once', async () => {
    const { url: databaseUrl } = await newDatabase();
    const { stores, start, url, log } = await startThree(databaseUrl);
    for (const path of PAGES_ALIKE) {
      const pages = await Promise.all(
        stores.map(async (store) => (await fetch(`http://127.0.0.1:${store.port}${path}`)).text()),
      );
      expect(new Set(pages).size, `${path} is the same bytes everywhere`).toBe(1);
    }

    const { seen, more, stop } = visitorsOf(url);
    await more();
    stores[0]?.child.kill('SIGKILL');
    await stores[0]?.exited;
    await more();
    const inTheKill = seen.refused;
    for (const [number, old] of stores.entries()) {
      if (number > 0) expect(await old.stop()).toBe(0);
      await more();
      stores[number] = await start({ PORT: String(old.port) });
      await more();
    }
    await stop();

    process.stdout.write(
      `${seen.answers} pages, ${seen.failures.length} failed; ${seen.taken.length} forms taken, ${inTheKill} lost in the kill, ${seen.refused - inTheKill} in restarts\n`,
    );
    expect(seen.failures, log()).toEqual([]);
    expect(seen.refused - inTheKill).toBe(0);
    await expectOneMailEach(databaseUrl, seen.taken);
  });

  test('a new version with a migration comes in one by one, while the old one runs on the new tables', async () => {
    const { url: databaseUrl } = await newDatabase();
    const next = nextVersion();
    onTestFinished(() => next.remove());
    const { stores, start, url, log } = await startThree(databaseUrl);
    const { seen, more, stop } = visitorsOf(url);
    const versions = () =>
      Promise.all(stores.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/healthz`)).text()));
    await more();
    for (const [number, old] of stores.entries()) {
      expect(await next.migrated(databaseUrl), `before the ${number + 1}. comes`).toBe(number > 0 ? 1 : 0);
      expect(await old.stop()).toBe(0);
      await more();
      stores[number] = await start({ PORT: String(old.port) }, { program: next.program });
      // The old ones go on reading and writing beside it.
      await more();
    }
    await stop();

    process.stdout.write(
      `${seen.answers} pages, ${seen.failures.length} failed; ${seen.taken.length} forms taken, ${seen.refused} refused, over a migration\n`,
    );
    expect(await versions()).toEqual(
      stores.map(() => JSON.stringify({ status: 'ok', version: next.version })),
    );
    expect(await next.migrated(databaseUrl)).toBe(1);
    expect(seen.failures, log()).toEqual([]);
    expect(seen.refused).toBe(0);
    await expectOneMailEach(databaseUrl, seen.taken);
  });
});

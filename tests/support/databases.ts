import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import {
  type Db,
  executeOnPglite,
  openDatabase,
  type OpenDatabase,
  SMALL_CACHE,
} from '#platform/db/open-database.server.ts';
import { preferBaselineWasm } from '#platform/db/prefer-baseline-wasm.server.ts';
import { databaseKey } from '#platform/db/prepared-database.server.ts';
import { ReusedPglite } from './reused-pglite.ts';

type TestDatabase = Pick<OpenDatabase, 'db' | 'kind' | 'executeSql' | 'inTurn' | 'close'>;

type Tests = (open: () => Promise<Db>, openWhole: () => Promise<TestDatabase>) => void;

/**
 * What stands in a file's database at first. To write and index the first knowledge takes PGlite ten seconds and PostgreSQL four, a copy of it
 * one: for tests that ask it, or change it. How it is written has tests of its own.
 */
export type Holding = 'tables' | 'first knowledge';

/**
 * Runs the same tests on PGlite and, when TEST_DATABASE_URL names a server whose user may create databases, on PostgreSQL.
 * `open` gives the file's own fresh, migrated database, the same one at each call; tests of one file share it. `openWhole` gives it with
 * what the job queue needs.
 */
export const forEachDatabase = (name: string, tests: Tests): void => forEachDatabaseOf('tables', name, tests);

export function forEachDatabaseOf(holding: Holding, name: string, tests: Tests): void {
  describe(`${name}, on PGlite`, () => runOn(tests, () => openPglite(holding)));
  const server = process.env['TEST_DATABASE_URL'];
  if (server) describe(`${name}, on PostgreSQL`, () => runOn(tests, () => openPostgres(server, holding)));
  else process.stdout.write(`NOT RUN: ${name}, on PostgreSQL (TEST_DATABASE_URL is not set)\n`);
}

export const onOneDatabase = (name: string, tests: Tests): void => onOneDatabaseOf('tables', name, tests);

/**
 * Once, on the server where there is one: for tests that judge what is said, whose tables and queries
 * have tests of their own on both.
 */
export function onOneDatabaseOf(holding: Holding, name: string, tests: Tests): void {
  const server = process.env['TEST_DATABASE_URL'];
  describe(name, () => runOn(tests, () => (server ? openPostgres(server, holding) : openPglite(holding))));
}

function runOn(tests: Tests, openFresh: () => Promise<TestDatabase>): void {
  const openWhole = openOnce(openFresh);
  tests(async () => (await openWhole()).db, openWhole);
}

function openOnce(open: () => Promise<TestDatabase>): () => Promise<TestDatabase> {
  let opened: Promise<TestDatabase> | undefined;
  afterAll(async () => {
    await (await opened)?.close();
  });
  return () => (opened ??= open());
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../app/migrations');

/** Migrated once for each set of migrations: the next files begin with a copy. */
const migrationsHash = globSync('**/*', { cwd: migrationsFolder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort()
  .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

/** Of all that decides over what stands in it. */
const keyOf = (holding: Holding): string => (holding === 'tables' ? migrationsHash : databaseKey());

// Beside the installed packages: a new PGlite comes with a new folder.
const snapshots = path.resolve(import.meta.dirname, '../../node_modules/.cache/test-databases');
const snapshotOf = (holding: Holding): string => path.join(snapshots, `pglite-${keyOf(holding)}.tar`);

const pglites = new ReusedPglite(() => createPglite('tables'));

async function openPglite(holding: Holding): Promise<TestDatabase> {
  const { client, giveBack } = await (holding === 'tables' ? pglites.take() : takeForOnce(holding));
  return {
    db: drizzle({ client }),
    kind: 'pglite',
    executeSql: (text, values) => executeOnPglite(client, text, values),
    inTurn: (run) => run(),
    close: giveBack,
  };
}

/** Emptied it would not be what the next file wants. */
async function takeForOnce(holding: Holding): ReturnType<ReusedPglite['take']> {
  const client = await createPglite(holding);
  return { client, giveBack: () => client.close() };
}

/** Made by the first that needs it; the next ones begin with a copy. */
async function createPglite(holding: Holding): Promise<PGlite> {
  const snapshot = await readFile(snapshotOf(holding)).catch(() => undefined);
  if (snapshot) return startPglite({ loadDataDir: new Blob([snapshot]) });
  const client = await startPglite();
  await migrate(drizzle({ client }), { migrationsFolder });
  await fill(drizzle({ client }), holding);
  const dump = await client.dumpDataDir('none');
  await mkdir(snapshots, { recursive: true });
  // Renamed when complete, because another test process may look for it at this moment.
  const unfinished = `${snapshotOf(holding)}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, snapshotOf(holding));
  return client;
}

function startPglite(options: { loadDataDir?: Blob } = {}): Promise<PGlite> {
  preferBaselineWasm();
  return PGlite.create({
    ...options,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
  });
}

/** What it holds is read only by those who want it: a megabyte of texts. */
async function fill(db: Db, holding: Holding): Promise<void> {
  if (holding === 'tables') return;
  const { firstKnowledge } = await import('#content/knowledge/index.ts');
  const { seedKnowledge } = await import('#features/knowledge/seed-knowledge.server.ts');
  await seedKnowledge(db, firstKnowledge);
}

/** Any constant: one test process at a time makes the template. */
const TEMPLATE_LOCK = 7_272_742;

async function openPostgres(server: string, holding: Holding): Promise<TestDatabase> {
  const name = `biolife_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    const template = await templateOf(holding, server, client);
    await client.query(`create database ${name} template ${template}`);
  });
  const opened = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: '' });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The name of a database to copy. The lock is held to the end of the connection, so copies are made one after the other. */
async function templateOf(holding: Holding, server: string, client: pg.Client): Promise<string> {
  const template = `biolife_template_${keyOf(holding)}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const opened = await openDatabase({ databaseUrl: addressOf(server, unfinished), dataDir: '' });
  await fill(opened.db, holding);
  await opened.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
  return template;
}

async function withClient<T>(connectionString: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { projectRoot } from '#platform/project-root.ts';
import { type Announcements, listenForAnnouncements, noAnnouncements } from './announcements.server.ts';
import { lockDirectory } from './lock-directory.server.ts';
import { expectRoom, prepareFolder } from './room-in-folder.server.ts';
import { copyPreparedDatabase, DATABASE_FOLDER } from './prepared-database.server.ts';
import { preferBaselineWasm } from './prefer-baseline-wasm.server.ts';
import { rowsOf } from './rows-of.server.ts';

/** Either database, or a transaction on it. Inside `db.transaction` use only the transaction: PGlite has one connection and would wait for itself. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Plain SQL, for the job queue, which brings its own tables. Without values it may be several statements; their rows come one after the other. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs what only one instance may do at a time while it starts; the others wait for their turn. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
  /** Tells the other instances of a change, and hears of theirs. */
  announcements: Pick<Announcements, 'announce' | 'onAnnounced'>;
  /** Answers while the database does. */
  ping(): Promise<void>;
  /** Throws where nothing can be written: a full disk, a read-only one, a standby. */
  expectRoom(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = path.join(projectRoot, 'app/migrations');
/** Any constant: the advisory lock under which one instance prepares the database while the others wait. */
const PREPARATION_LOCK = 7_272_740;

/** Nobody answers at the address, or the account or the database is not the right one. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/**
 * The database's own cache is written over once at the start: PostgreSQL's 128 MB take WebAssembly half a second of a processor, and stay.
 * With half of this a search among 10,000 entries of knowledge takes twice as long (`npm run bench:knowledge`); with all 128 MB as long.
 */
export const SMALL_CACHE = ['-c', 'shared_buffers=64MB'];

/** Opens PostgreSQL when an address is given, otherwise PGlite in a locked folder, and brings the tables up to date. */
export function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Lets an empty folder begin with what the build prepared. Without it a new database has its tables and nothing in them. */
  prepared?: boolean;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openPglite(options);
}

async function openPglite({
  dataDir,
  prepared = false,
}: {
  dataDir: string;
  prepared?: boolean;
}): Promise<OpenDatabase> {
  prepareFolder(dataDir);
  const unlock = lockDirectory(dataDir);
  preferBaselineWasm();
  if (prepared) copyPreparedDatabase(dataDir);
  // A store on PostgreSQL does without it: 3 MB of code.
  const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create(path.join(dataDir, DATABASE_FOLDER), {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
  });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: 'pglite',
    executeSql: (text, values) => executeOnPglite(client, text, values),
    // The folder is locked: there is no other instance.
    inTurn: (run) => run(),
    announcements: noAnnouncements,
    ping: async () => {
      await client.query('select 1');
    },
    expectRoom: () => expectRoom(dataDir),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that dies is replaced at the next query. Without a listener its error would end the process: the pool's hears of those that
  // are idle, the connection's own of those in somebody's hands, between two statements of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const inTurn = <T>(run: (client: pg.PoolClient) => Promise<T>) => inTurnOnPool(pool, run);
  await inTurn((client) => migratePostgres(drizzlePostgres({ client }), { migrationsFolder }));
  const announcements = listenForAnnouncements(connectionString, pool);
  return {
    db: drizzlePostgres({ client: pool }),
    kind: 'postgres',
    executeSql: (text, values) => executeOnPool(pool, text, values),
    inTurn,
    announcements,
    ping: async () => {
      await pool.query('select 1');
    },
    // A transaction's number is given to who may write, and noted on the disk.
    expectRoom: async () => {
      await pool.query('select pg_current_xact_id()');
    },
    close: async () => {
      await announcements.close();
      await pool.end();
    },
  };
}

/** PGlite prepares what has values, and takes several statements only without. */
export async function executeOnPglite(
  client: PGlite,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  try {
    if (values.length > 0) return await client.query(text, values);
    const results = await client.exec(text);
    return { rows: results.flatMap(({ rows }) => rows) };
  } catch (error) {
    // There is one connection: statements that began a transaction and failed would leave it broken for whoever comes next.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function inTurnOnPool<T>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((cause: unknown) => {
    const reason = cause instanceof Error && cause.message ? cause.message : 'there is no connection';
    throw new DatabaseUnreachableError(`PostgreSQL does not let us in: ${reason}.`, { cause });
  });
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    return await run(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function executeOnPool(
  pool: pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  try {
    const result: unknown = await client.query(text, values);
    // Several statements in one text give several results.
    const results: unknown[] = Array.isArray(result) ? result : [result];
    return { rows: results.flatMap(rowsOf) };
  } catch (error) {
    // As on PGlite: nobody gets a connection with somebody else's broken transaction.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

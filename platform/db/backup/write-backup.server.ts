import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../open-database.server.ts';
import { checkBackup, END, type BackupHead } from './backup-file.server.ts';
import { lastMigration, rowsFor, storeTables } from './store-tables.server.ts';

/** Rows that are read at once. */
const PAGE = 500;

/**
 * Writes all of the store's tables, as they are at one moment, into one file, and opens it to count. Under its name only once it is whole.
 * What waits in the job queue is not in it.
 */
export async function writeBackup(
  db: Db,
  options: { file: string; version: string },
): Promise<{ rows: number; tables: number }> {
  const unfinished = `${options.file}.unfinished`;
  await mkdir(path.dirname(options.file), { recursive: true, mode: 0o700 });
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(linesOf(tx, options.version)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600 }),
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const counts = await checkBackup(unfinished);
    await rename(unfinished, options.file);
    return { rows: [...counts.values()].reduce((sum, count) => sum + count, 0), tables: counts.size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* linesOf(tx: Pick<Db, 'execute'>, version: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const told = (line: string) => {
    hash.update(line);
    return line;
  };
  const head: BackupHead = {
    format: 'biolife-backup-1',
    version,
    migration: await lastMigration(tx),
    createdAt: new Date().toISOString(),
  };
  yield told(`${JSON.stringify(head)}\n`);
  const counts: Record<string, number> = {};
  for (const table of await storeTables(tx)) {
    let count = 0;
    for await (const json of rowsOfTable(tx, table)) {
      count++;
      yield told(`${table}\t${json}\n`);
    }
    counts[table] = count;
  }
  yield `${END}${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`;
}

const line = z.object({ json: z.string() });

async function* rowsOfTable(tx: Pick<Db, 'execute'>, table: string): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_json(t)::text as json from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsFor(tx, sql.raw(`fetch ${PAGE} from backup_rows`), line);
    for (const { json } of rows) yield json;
    if (rows.length < PAGE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../open-database.server.ts';
import { BackupError, type BackupRow, openBackup } from './backup-file.server.ts';
import { countRows, lastMigration, storeTables } from './store-tables.server.ts';

/** Rows that are written at once. */
const BATCH = 200;

/**
 * Puts what a backup holds in the place of what the database holds, all or nothing, and counts it.
 * @param replace without it a database that holds anything is left alone.
 */
export async function restoreBackup(
  db: Db,
  { file, replace }: { file: string; replace: boolean },
): Promise<{ rows: number; tables: number }> {
  return db.transaction(async (tx) => {
    const { head, rows, counts } = await openBackup(file);
    if (head.migration !== (await lastMigration(tx)))
      throw new BackupError(
        `${file} was written by version ${head.version}, whose tables are others. Restore it with that version, then start this one.`,
      );
    const tables = await storeTables(tx);
    if (!replace)
      for (const table of tables)
        if ((await countRows(tx, table)) > 0)
          throw new BackupError(
            `The database is not empty: ${table} has rows. With --replace the backup takes the place of everything in it.`,
          );
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map((table) => sql.identifier(table)),
        sql`, `,
      )}`,
    );
    for await (const batch of batchesOf(rows)) {
      if (!tables.includes(batch.table))
        throw new BackupError(`${file} holds the table ${batch.table}, which this store has not.`);
      const table = sql.identifier(batch.table);
      await tx.execute(
        sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${`[${batch.rows.join(',')}]`}::json)`,
      );
    }
    for (const [table, count] of counts)
      if ((await countRows(tx, table)) !== count)
        throw new BackupError(`Of ${table} not every row came back: nothing was changed.`);
    return { rows: [...counts.values()].reduce((sum, count) => sum + count, 0), tables: counts.size };
  });
}

async function* batchesOf(rows: AsyncIterable<BackupRow>): AsyncGenerator<{ table: string; rows: string[] }> {
  let batch: { table: string; rows: string[] } | undefined;
  for await (const { table, json } of rows) {
    if (batch && (batch.table !== table || batch.rows.length >= BATCH)) {
      yield batch;
      batch = undefined;
    }
    batch ??= { table, rows: [] };
    batch.rows.push(json);
  }
  if (batch) yield batch;
}

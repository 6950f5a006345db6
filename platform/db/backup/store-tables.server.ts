import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../open-database.server.ts';
import { rowsOf } from '../rows-of.server.ts';

/** A statement's rows, on either database. */
export async function rowsFor<Row>(
  db: Pick<Db, 'execute'>,
  statement: ReturnType<typeof sql>,
  row: z.ZodType<Row>,
): Promise<Row[]> {
  return z.array(row).parse(rowsOf(await db.execute(statement)));
}

/** The store's own tables; one that points to another comes after it. The job queue's are none of them. */
export async function storeTables(db: Pick<Db, 'execute'>): Promise<string[]> {
  const names = await rowsFor(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    z.object({ name: z.string() }),
  );
  const points = await rowsFor(
    db,
    sql`select c.relname as name, f.relname as "to" from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    z.object({ name: z.string(), to: z.string() }),
  );
  const ordered = new Set<string>();
  const add = (name: string, above: readonly string[]): void => {
    for (const point of points)
      if (point.name === name && !above.includes(point.to)) add(point.to, [...above, name]);
    ordered.add(name);
  };
  for (const { name } of names) add(name, [name]);
  return [...ordered];
}

/** The newest change of the tables that this database has: two with the same one have the same tables. */
export async function lastMigration(db: Pick<Db, 'execute'>): Promise<string> {
  const [last] = await rowsFor(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
    z.object({ hash: z.string() }),
  );
  return last?.hash ?? '';
}

export async function countRows(db: Pick<Db, 'execute'>, table: string): Promise<number> {
  const [counted] = await rowsFor(
    db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
    z.object({ count: z.number() }),
  );
  return counted?.count ?? 0;
}

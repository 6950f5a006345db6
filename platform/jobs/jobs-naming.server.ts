import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import type { JobWriter } from './jobs.server.ts';

interface Named {
  queue: string;
  /** Fields of a job's data that hold addresses. */
  fields: string[];
  /** Without case and surrounding space. */
  key: string;
}

/** How many jobs name somebody: waiting, done a moment ago, or given up. */
export async function countJobsNaming(db: JobWriter, named: Named): Promise<number> {
  if (!(await isInstalled(db))) return 0;
  return rowsOf(await db.execute(sql`select id from jobs.job where ${matching(named)}`)).length;
}

/** Takes them out of the queue, in the caller's transaction. */
export async function deleteJobsNaming(db: JobWriter, named: Named): Promise<number> {
  if (!(await isInstalled(db))) return 0;
  return rowsOf(await db.execute(sql`delete from jobs.job where ${matching(named)} returning id`)).length;
}

/** The queue makes its own tables: before its first start there are none. */
async function isInstalled(db: JobWriter): Promise<boolean> {
  return rowsOf(await db.execute(sql`select 1 where to_regclass('jobs.job') is not null`)).length > 0;
}

function matching({ queue, fields, key }: Named): SQL {
  const named = fields.map((field) => sql`lower(trim(data->>${field})) = ${key}`);
  return sql`name in (${queue}, ${`${queue}-dead`}) and (${sql.join(named, sql` or `)})`;
}

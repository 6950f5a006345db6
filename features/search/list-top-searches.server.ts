import { desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { searches } from './searches.table.server.ts';

export interface TopSearch {
  text: string;
  /** How often in the last 7 and 30 days. */
  week: number;
  month: number;
}

const SHOWN = 8;

/** What was searched for most often since `month`, a day such as '2025-11-02'; `missed` only what no product was found for at its last. */
export async function listTopSearches(
  db: Db,
  { month, week, missed = false }: { month: string; week: string; missed?: boolean },
): Promise<TopSearch[]> {
  const times = {
    month: sql<number>`sum(${searches.times})::int`,
    week: sql<number>`coalesce(sum(${searches.times}) filter (where ${searches.day} >= ${week}::date), 0)::int`,
  };
  const foundLast = sql<number>`(array_agg(${searches.found} order by ${searches.day} desc))[1]`;
  const { text } = searches;
  return db
    .select({ text, ...times })
    .from(searches)
    .where(gte(searches.day, month))
    .groupBy(text)
    .having(missed ? eq(foundLast, 0) : undefined)
    .orderBy(desc(times.month), text)
    .limit(SHOWN);
}

import { and, asc, count, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { betweenDays } from '#platform/db/between-days.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';
import { rowsBefore } from '#platform/table/table-view.ts';
import type { ActivityFilter } from './activity-filter.ts';
import { activityLog } from './activity.table.server.ts';

type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn'>;

export interface KeptActivity {
  id: string;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

export interface ActivityPage {
  activities: KeptActivity[];
  total: number;
}

/** Everything, where nothing is said. */
const ALL: ActivityFilter = { who: '', kind: '', from: '', to: '' };

function matching({ who, kind, from, to }: ActivityFilter): SQL | undefined {
  return and(
    who === '' ? undefined : sql`${activityLog.actor} = ${actorOfLine(who)}`,
    // What is a wildcard to the database is a letter here.
    kind === '' ? undefined : like(activityLog.action, `${kind.replaceAll(/[\\%_]/g, String.raw`\$&`)}.%`),
    betweenDays(activityLog.at, { from, to }),
  );
}

/** By its full name: in the query around it the columns are called the same. */
const line = alias(activityLog, 'line');
const actorOfLine = (id: string) =>
  sql`(select ${line.actor} from ${activityLog} line where ${line.id} = ${id})`;

interface Asked {
  /** Counts from 1. */
  page: number;
  size: number;
  filter?: ActivityFilter;
  /** 'When', 'Who' or 'What', with '-' before it backwards; newest first where there is no such column. */
  sort?: string;
}

/** What is alike stands newest first. */
const orderBy = (sort: string): SQL[] =>
  tableOrder(sort, { When: activityLog.at, Who: activityLog.actor, What: activityLog.action }, [
    desc(activityLog.at),
    desc(activityLog.id),
  ]);

/** A page of what administrators did. */
export async function listActivity(
  db: Reader,
  { page, size, filter = ALL, sort = '' }: Asked,
): Promise<ActivityPage> {
  const activities = await db
    .select()
    .from(activityLog)
    .where(matching(filter))
    .orderBy(...orderBy(sort))
    .limit(size)
    .offset(rowsBefore({ page, size }));
  const [counted] = await db.select({ total: count() }).from(activityLog).where(matching(filter));
  return { activities, total: counted?.total ?? 0 };
}

/** All of it, oldest first, in pieces: the database in the process stands still for everybody while it reads. */
export async function readAllActivity(db: Reader, filter: ActivityFilter): Promise<KeptActivity[]> {
  const found: KeptActivity[] = [];
  for (;;) {
    const piece = await db
      .select()
      .from(activityLog)
      .where(matching(filter))
      .orderBy(asc(activityLog.at), asc(activityLog.id))
      .limit(500)
      .offset(found.length);
    found.push(...piece);
    if (piece.length < 500) return found;
  }
}

export interface ActivityChoices {
  /** `who` as a filter says it. */
  actors: { who: string; actor: string }[];
  kinds: string[];
}

/** Whose line it is; undefined where there is no such line, such as one that has grown too old. */
export async function findActorOf(db: Reader, who: string): Promise<string | undefined> {
  if (who === '') return undefined;
  const [found] = await db
    .select({ actor: activityLog.actor })
    .from(activityLog)
    .where(eq(activityLog.id, who));
  return found?.actor;
}

/** Who did something, by the newest line of each, and of which kinds: what a filter can choose from. */
export async function listActivityChoices(db: Reader): Promise<ActivityChoices> {
  const kind = sql<string>`split_part(${activityLog.action}, '.', 1)`;
  const actors = await db
    .selectDistinctOn([activityLog.actor], { who: activityLog.id, actor: activityLog.actor })
    .from(activityLog)
    .orderBy(asc(activityLog.actor), desc(activityLog.at), desc(activityLog.id))
    .limit(200);
  const kinds = await db.selectDistinct({ kind }).from(activityLog).orderBy(asc(kind)).limit(100);
  return { actors, kinds: kinds.map((row) => row.kind) };
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from './activity.table.server.ts';
import { type Activity, recordActivity } from './record-activity.server.ts';

/** Pages of one sitting count as one look: a line for each would bury everything else. */
const ONE_LOOK = sql`now() - interval '1 hour'`;

/** That an administrator looked at people's data, once an hour for the same thing. */
export async function recordReading(
  db: Pick<Db, 'select' | 'insert'>,
  reading: Pick<Activity, 'actor' | 'action' | 'subject'>,
): Promise<void> {
  const { actor, action, subject } = reading;
  const [known] = await db
    .select({ id: activityLog.id })
    .from(activityLog)
    .where(
      and(
        gt(activityLog.at, ONE_LOOK),
        eq(activityLog.actor, actor),
        eq(activityLog.action, action),
        eq(activityLog.subject, subject),
      ),
    )
    .limit(1);
  if (!known) await recordActivity(db, reading);
}

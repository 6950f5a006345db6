import { asc } from 'drizzle-orm';
import { activityLog } from '#features/activity/activity.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';

/** What stands in the activity log, oldest first. */
export const recordedActivity = (db: Db) => db.select().from(activityLog).orderBy(asc(activityLog.at));

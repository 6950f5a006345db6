import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from './activity.table.server.ts';

/** The database, or a transaction of it. */
type Writer = Pick<Db, 'insert'>;

/** What an administrator did, in the words of the activity tab. */
export interface Activity {
  /** The administrator's address. */
  actor: string;
  /** Part and verb, such as 'knowledge.update' or 'messages.export'. */
  action: string;
  /** What it was done to: an id or a name. */
  subject: string;
  details?: Record<string, unknown>;
}

/** Appends to the activity log, in the transaction of what was done: neither stands without the other. */
export async function recordActivity(db: Writer, activity: Activity): Promise<void> {
  await db.insert(activityLog).values(activity);
}

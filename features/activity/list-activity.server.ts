import { count, desc } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { activityLog } from './activity.table.server.ts';

export interface ActivityPage {
  activities: {
    id: string;
    at: Date;
    actor: string;
    action: string;
    subject: string;
    details: Record<string, unknown>;
  }[];
  total: number;
}

/** A page of what administrators did, newest first; pages count from 1. */
export async function listActivity(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<ActivityPage> {
  const activities = await db
    .select()
    .from(activityLog)
    .orderBy(desc(activityLog.at), desc(activityLog.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(activityLog);
  return { activities, total: counted?.total ?? 0 };
}

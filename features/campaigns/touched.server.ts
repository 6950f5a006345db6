import { type SQL, sql } from 'drizzle-orm';
import { campaigns } from './campaigns.table.server.ts';

/** When a campaign, or something about it, changed. Always later than the last time, whatever the clock says: kept pages go by it. */
export const touched = (now: Date): SQL<Date> =>
  sql`greatest(${now.toISOString()}::timestamptz, ${campaigns.updatedAt} + interval '1 millisecond')`;

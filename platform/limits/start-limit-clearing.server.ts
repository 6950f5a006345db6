import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { rateLimits } from './limits.table.server.ts';

const clearingQueue: Queue<Record<string, never>> = {
  name: 'limits-cleared',
  data: z.strictObject({}),
  retries: 1,
  retryDelay: 600,
  retryDelayMax: 600,
  timeout: 5 * 60,
  keepDone: 3600,
  poll: 60,
};

/** Every hour, once for all instances: counters whose time is over go. */
export async function startLimitClearing(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await jobs.work(clearingQueue, () => clearEndedLimits(db, clock.now()));
  await jobs.schedule(clearingQueue, '23 * * * *', {});
}

/** Exported for its test. */
export async function clearEndedLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

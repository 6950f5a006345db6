import { z } from 'zod';
import { deleteOldData } from '#features/own-data/delete-old-data.server.ts';
import type { RetentionService } from '#features/store/retention-service.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

const retentionQueue: Queue<Record<string, never>> = {
  name: 'retention',
  data: z.strictObject({}),
  retries: 3,
  retryDelay: 300,
  retryDelayMax: 3600,
  timeout: 15 * 60,
  keepDone: 24 * 3600,
  poll: 60,
};

/** Every night what was kept for as long as the owner set is deleted. */
export async function startRetentionJob(
  jobs: Jobs,
  { db, clock, log, retention }: { db: Db; clock: Clock; log: Logger; retention: RetentionService },
): Promise<void> {
  await jobs.work(retentionQueue, async () => {
    // Another instance may have changed it.
    await retention.reload();
    const deleted = await deleteOldData(db, { days: retention.current(), now: clock.now() });
    log.info({ deleted }, 'what was kept for its time was deleted');
  });
  await jobs.schedule(retentionQueue, '51 3 * * *', {});
}

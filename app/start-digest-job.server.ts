import { z } from 'zod';
import { type DigestParts, sendDigest } from '#features/digest/send-digest.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';

const digestQueue: Queue<Record<string, never>> = {
  name: 'digest',
  data: z.strictObject({}),
  retries: 5,
  retryDelay: 60,
  retryDelayMax: 3600,
  timeout: 5 * 60,
  keepDone: 24 * 3600,
  poll: 60,
};

/** Every morning at seven, New York's time. */
export async function startDigestJob(jobs: Jobs, db: Db, parts: DigestParts): Promise<void> {
  await jobs.work(digestQueue, async () => {
    await sendDigest(db, parts);
  });
  await jobs.schedule(digestQueue, '0 7 * * *', {});
}

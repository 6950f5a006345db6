import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queue } from '#platform/jobs/queue.server.ts';

/** Another queue for each test, without waiting between the tries. */
export const makeQueue = (changes: Partial<Queue<{ word: string }>> = {}): Queue<{ word: string }> => ({
  name: `test-${randomUUID()}`,
  data: z.object({ word: z.string() }),
  retries: 2,
  retryDelay: 0,
  retryDelayMax: 1,
  timeout: 30,
  keepDone: 3600,
  poll: 0.5,
  ...changes,
});

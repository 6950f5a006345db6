import type { z } from 'zod';

/** Work of one kind, and how hard to try. Parts define their own beside their code and hand them to `jobs`. */
export interface Queue<Data extends object> extends QueueSettings {
  /** Checked when a job is made and again when it is done: an older store may have made it. */
  data: z.ZodType<Data>;
  /** What is done first, where much waits: the higher number. 0 where nothing is said. */
  urgency?: (data: Data) => number;
}

export interface QueueSettings {
  /** Letters, digits and hyphens. Its dead letters are kept under this name too. */
  name: string;
  /** How often a failed job is tried again before it is a dead letter. */
  retries: number;
  /** Seconds before the first retry; doubled for each further one. */
  retryDelay: number;
  /** Never longer between two tries, in seconds. */
  retryDelayMax: number;
  /** A job that runs longer, or whose process died, is tried again. Seconds. */
  timeout: number;
  /** How long a done job stays to be looked at, in seconds. What is in it may be personal. */
  keepDone: number;
  /** How often new work is looked for, in seconds; at least 0.5. */
  poll: number;
  /** How many jobs are taken at once; while that many wait, the next are taken without a pause. One where nothing is said. */
  batch?: number;
}

/** This job will never succeed: it becomes a dead letter at once. */
export class HopelessJobError extends Error {
  override name = 'HopelessJobError';
}

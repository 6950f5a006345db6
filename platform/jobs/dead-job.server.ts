import type { JobWithMetadata } from 'pg-boss';

/** A job that was given up after its last try, or at once because it was hopeless. */
export interface DeadJob {
  id: string;
  /** As it was queued; of an older store it may have another form. */
  data: unknown;
  /** When it was queued first. */
  queuedAt: Date;
  gaveUpAt: Date;
  /** How often it was tried. */
  tries: number;
  /** What went wrong the last time. */
  reason: string;
}

export function toDeadJob(job: JobWithMetadata): DeadJob {
  return {
    id: job.id,
    data: job.data,
    queuedAt: job.sourceCreatedOn ?? job.createdOn,
    gaveUpAt: job.createdOn,
    tries: (job.sourceRetryCount ?? 0) + 1,
    reason: reasonIn(job.sourceOutput),
  };
}

function reasonIn(output: unknown): string {
  if (
    typeof output === 'object' &&
    output !== null &&
    'message' in output &&
    typeof output.message === 'string'
  )
    return output.message;
  return 'It ran too long, or the store stopped while it ran.';
}

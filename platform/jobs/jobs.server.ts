import { setImmediate as nextTurn } from 'node:timers/promises';
import { is, SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss';
import { z } from 'zod';
import type { Db, OpenDatabase } from '#platform/db/open-database.server.ts';
import { rowsOf } from '#platform/db/rows-of.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import { safeError } from '#platform/log/safe-error.server.ts';
import { type DeadJob, toDeadJob } from './dead-job.server.ts';
import { HopelessJobError, type Queue, type QueueSettings } from './queue.server.ts';

/** The tables of the queue stand apart from the store's own. */
const SCHEMA = 'jobs';
/** Unfinished work and dead letters are kept so long, in seconds. */
const KEEP_UNDONE = 90 * 24 * 3600;
/** Running jobs get this long to finish once the store stops; later they are tried again by whoever runs then. */
const STOP_MS = 10_000;
/** Jobs of one queue that are worked on at the same time. */
const LANES = 5;

/** The database, or a transaction of it. */
export type JobWriter = Pick<Db, 'execute'>;

export interface JobContext {
  id: string;
  /** Ends when the job has run too long. */
  signal: AbortSignal;
}

/** Work that outlives a request, a crash and a restart. It is in the database: any instance may do it. */
export interface Jobs {
  /**
   * Queues work in the caller's transaction: it is done after the commit, and never when there is none. The queue must have a
   * worker in this process. `startAfter` puts it off.
   */
  send<Data extends object>(
    db: JobWriter,
    queue: Queue<Data>,
    data: Data,
    options?: { startAfter?: Date },
  ): Promise<void>;
  /** Does the work of a queue, in its order. A handler that throws is called again later; it must bear that. */
  work<Data extends object>(
    queue: Queue<Data>,
    handler: (data: Data, job: JobContext) => Promise<void>,
  ): Promise<void>;
  /** Makes a job with `data` at the times of a cron expression, in New York's time, once for all instances. */
  schedule<Data extends object>(queue: Queue<Data>, cron: string, data: Data): Promise<void>;
  /** What was given up, newest first. `page` counts from 1. */
  listDead(
    queue: { name: string },
    options: { page: number; size: number },
  ): Promise<{ jobs: DeadJob[]; total: number }>;
  /** Queues a dead letter again in the caller's transaction, with all its tries. False when it is no longer there. */
  retryDead(db: JobWriter, queue: { name: string }, id: string): Promise<boolean>;
  /** Takes no more work and lets what runs finish. */
  stop(): Promise<void>;
}

/** Opens the queue in our own database, PGlite or PostgreSQL, and makes its tables when they are not there. */
export async function startJobs(
  database: Pick<OpenDatabase, 'kind' | 'executeSql' | 'inTurn'>,
  options: { log: Logger; metrics?: Metrics },
): Promise<Jobs> {
  const { log } = options;
  const outcomes = options.metrics?.counter(
    'biolife_jobs_total',
    'Jobs by queue and how they ended; mails are those of the queue mail.',
  );
  const boss = new PgBoss({
    schema: SCHEMA,
    backend: database.kind,
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    // PGlite has no vacuum of its own to watch over.
    monitorVacuum: database.kind === 'postgres',
    reindex: database.kind === 'postgres',
  });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'the job queue failed'));
  // The queue's own installation does not bear instances that start at once.
  await database.inTurn(() => boss.start());
  const known = new Map<string, Promise<void>>();
  const prepare = (queue: QueueSettings) => {
    const prepared = known.get(queue.name) ?? prepareQueue(boss, queue);
    known.set(queue.name, prepared);
    return prepared;
  };

  return {
    async send(db, queue, data, { startAfter } = {}) {
      // Not prepared here: that would use the connection that the caller's transaction holds.
      if (!known.has(queue.name)) throw new Error(`Nobody works on the queue ${queue.name}.`);
      await boss.send(queue.name, queue.data.parse(data), {
        db: fromDrizzle(executable(db), sql),
        priority: queue.urgency?.(data) ?? 0,
        ...(startAfter && { startAfter }),
      });
    },
    async work(queue, handler) {
      await prepare(queue);
      await boss.work(
        queue.name,
        {
          pollingIntervalSeconds: queue.poll,
          batchSize: queue.batch ?? 1,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
        },
        (jobs: JobWithMetadata[]) =>
          inLanes(jobs.toSorted(byUrgency), async (job) => {
            const result = await workOn(job, { queue, handler, log });
            outcomes?.add({ queue: queue.name, status: result.status });
            return result;
          }),
      );
    },
    async schedule(queue, cron, data) {
      await prepare(queue);
      await boss.schedule(queue.name, cron, queue.data.parse(data), { tz: 'America/New_York' });
    },
    async listDead({ name }, { page, size }) {
      const dead = await boss.findJobs<object>(deadName(name));
      dead.sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
      const waiting = dead.filter(({ state }) => state === 'created');
      const jobs = waiting.slice((page - 1) * size, page * size).map(toDeadJob);
      return { jobs, total: waiting.length };
    },
    async retryDead(db, { name }, id) {
      if (!z.uuid().safeParse(id).success) return false;
      const options = { ids: [id], db: fromDrizzle(executable(db), sql) };
      return (await boss.redrive(deadName(name), options)) === 1;
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

/** The queue writes through the caller's transaction. */
function executable(db: JobWriter) {
  return {
    async execute(query: unknown) {
      if (!is(query, SQL)) throw new TypeError('The job queue sent no query.');
      return { rows: rowsOf(await db.execute(query)) };
    },
  };
}

const deadName = (queue: string) => `${queue}-dead`;

/** Makes the queue and its dead letters, or brings what an older store made up to date. */
async function prepareQueue(boss: PgBoss, queue: QueueSettings): Promise<void> {
  const deadLetter = deadName(queue.name);
  const options: QueueOptions = {
    retryLimit: queue.retries,
    retryDelay: queue.retryDelay,
    ...(queue.retryDelay > 0 && { retryBackoff: true, retryDelayMax: queue.retryDelayMax }),
    expireInSeconds: queue.timeout,
    deleteAfterSeconds: queue.keepDone,
    retentionSeconds: KEEP_UNDONE,
  };
  await boss.createQueue(deadLetter, { retentionSeconds: KEEP_UNDONE });
  await boss.createQueue(queue.name, { ...options, deadLetter });
  await boss.updateQueue(queue.name, { ...options, deadLetter });
  // Asked for once now, so that the queue's facts are at hand: `send` must not ask for them inside the caller's transaction, which
  // holds the only connection of PGlite.
  await boss.previewRedrive(queue.name);
  await boss.previewRedrive(deadLetter);
}

/** The queue chooses by urgency and age, and hands over in no order. */
const byUrgency = (a: JobWithMetadata, b: JobWithMetadata): number =>
  b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime();

/** A few at a time, in their order, and with room for requests in between. */
async function inLanes<Job, Result>(jobs: Job[], work: (job: Job) => Promise<Result>): Promise<Result[]> {
  const waiting = jobs.entries();
  const results: Result[] = [];
  const lane = async () => {
    for (const [index, job] of waiting) {
      await nextTurn();
      results[index] = await work(job);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, jobs.length) }, lane));
  return results;
}

interface Work<Data extends object> {
  queue: Queue<Data>;
  handler: (data: Data, job: JobContext) => Promise<void>;
  log: Logger;
}

async function workOn<Data extends object>(
  job: JobWithMetadata,
  { queue, handler, log }: Work<Data>,
): Promise<JobResult> {
  const { id, signal, retryCount } = job;
  const data = queue.data.safeParse(job.data);
  try {
    if (!data.success) throw new HopelessJobError('This job is not of the form that its queue takes.');
    await handler(data.data, { id, signal });
    return { id, status: 'completed' };
  } catch (error) {
    const status = error instanceof HopelessJobError ? 'deadletter' : 'failed';
    log.warn({ err: error, queue: queue.name, job: id, retryCount }, 'a job failed');
    return { id, status, output: { message: failureOf(error) } };
  }
}

/** What an administrator reads of a dead letter. */
function failureOf(error: unknown): string {
  const { message, statement, cause } = safeError(error);
  return (
    message ?? `The database refused a statement (${cause?.code ?? 'no code'}): ${statement ?? 'unknown'}`
  );
}

import { expect, test } from 'vitest';
import { z } from 'zod';
import { forEachDatabase } from '#tests/support/databases.ts';
import { makeQueue } from '#tests/support/make-queue.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { type Jobs, startJobs } from './jobs.server.ts';
import { HopelessJobError } from './queue.server.ts';

const log = createLogger('silent');

const soon = { timeout: 15_000, interval: 50 };

forEachDatabase('the job queue', (open, openWhole) => {
  async function withJobs(test: (jobs: Jobs) => Promise<void>) {
    const jobs = await startJobs(await openWhole(), { log });
    try {
      await test(jobs);
    } finally {
      await jobs.stop();
    }
  }

  test('work of a transaction that commits is done, of one that rolls back never', () =>
    withJobs(async (jobs) => {
      const db = await open();
      const queue = makeQueue();
      const done: string[] = [];
      await jobs.work(queue, async ({ word }) => void done.push(word));
      await expect(
        db.transaction(async (tx) => {
          await jobs.send(tx, queue, { word: 'rolled back' });
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      await db.transaction((tx) => jobs.send(tx, queue, { word: 'committed' }));
      // Jobs are done in their order: once the last one is, so is every other.
      await jobs.send(db, queue, { word: 'last' });
      await expect.poll(() => done, soon).toContain('last');
      expect(done).toEqual(['committed', 'last']);
    }));

  test('a job that fails is tried again, then kept as a dead letter with its reason, and can be tried anew', () =>
    withJobs(async (jobs) => {
      const db = await open();
      const queue = makeQueue({ retries: 2 });
      let broken = true;
      const tries: string[] = [];
      await jobs.work(queue, async ({ word }) => {
        tries.push(word);
        if (broken) throw new Error('the other side is away');
      });
      await jobs.send(db, queue, { word: 'hello' });
      await expect.poll(async () => (await jobs.listDead(queue, { page: 1, size: 10 })).total, soon).toBe(1);
      expect(tries).toHaveLength(3);
      const { jobs: dead } = await jobs.listDead(queue, { page: 1, size: 10 });
      expect(dead).toMatchObject([{ data: { word: 'hello' }, tries: 3, reason: 'the other side is away' }]);

      broken = false;
      const retried = await db.transaction((tx) => jobs.retryDead(tx, queue, dead[0]?.id ?? ''));
      expect(retried).toBe(true);
      await expect.poll(() => tries, soon).toHaveLength(4);
      expect(await jobs.listDead(queue, { page: 1, size: 10 })).toEqual({ jobs: [], total: 0 });
      expect(await jobs.retryDead(db, queue, dead[0]?.id ?? ''), 'a second press').toBe(false);
      expect(await jobs.retryDead(db, queue, 'no id'), 'what is no id').toBe(false);
    }));

  test('a hopeless job is a dead letter at once', () =>
    withJobs(async (jobs) => {
      const db = await open();
      const queue = makeQueue({ retries: 5 });
      let tries = 0;
      await jobs.work(queue, async () => {
        tries += 1;
        throw new HopelessJobError('nobody lives there');
      });
      await jobs.send(db, queue, { word: 'hello' });
      await expect.poll(async () => (await jobs.listDead(queue, { page: 1, size: 10 })).total, soon).toBe(1);
      expect(tries).toBe(1);
    }));

  test('dead letters come in pages, newest first', () =>
    withJobs(async (jobs) => {
      const db = await open();
      const queue = makeQueue();
      await jobs.work(queue, async () => {
        throw new HopelessJobError('never');
      });
      for (const word of ['one', 'two', 'three']) await jobs.send(db, queue, { word });
      await expect.poll(async () => (await jobs.listDead(queue, { page: 1, size: 2 })).total, soon).toBe(3);
      const words = async (page: number) =>
        (await jobs.listDead(queue, { page, size: 2 })).jobs.map(({ data }) => data);
      expect(await words(1)).toEqual([{ word: 'three' }, { word: 'two' }]);
      expect(await words(2)).toEqual([{ word: 'one' }]);
    }));

  test('data that is not of the queue’s form is refused when it is sent', () =>
    withJobs(async (jobs) => {
      const queue = makeQueue({ data: z.object({ word: z.string().max(5) }) });
      await jobs.work(queue, async () => undefined);
      await expect(jobs.send(await open(), queue, { word: 'much too long' })).rejects.toThrow(
        /expected string to have/,
      );
    }));

  test('of two stores on one database each job is done by one', async () => {
    const database = await openWhole();
    const [first, second] = await Promise.all([startJobs(database, { log }), startJobs(database, { log })]);
    const queue = makeQueue();
    const done: string[] = [];
    for (const jobs of [first, second]) await jobs.work(queue, async ({ word }) => void done.push(word));
    const words = Array.from({ length: 6 }, (_, index) => `job ${index}`);
    for (const word of words) await first.send(database.db, queue, { word });
    await expect.poll(() => done, soon).toHaveLength(6);
    await Promise.all([first.stop(), second.stop()]);
    expect(done.toSorted()).toEqual(words);
  });

  test('a schedule stands once, however many stores ask for it', async () => {
    const database = await openWhole();
    const [first, second] = await Promise.all([startJobs(database, { log }), startJobs(database, { log })]);
    const queue = makeQueue();
    for (const jobs of [first, second]) await jobs.schedule(queue, '0 4 * * *', { word: 'nightly' });
    const { rows } = await database.executeSql('select cron, timezone from jobs.schedule where name = $1', [
      queue.name,
    ]);
    await Promise.all([first.stop(), second.stop()]);
    expect(rows).toEqual([{ cron: '0 4 * * *', timezone: 'America/New_York' }]);
  });

  test('a stop waits for the job that runs, and leaves the next one for later', async () => {
    const database = await openWhole();
    const jobs = await startJobs(database, { log });
    const queue = makeQueue();
    const events: string[] = [];
    const { promise: running, resolve: started } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    await jobs.work(queue, async ({ word }) => {
      started();
      await finished;
      events.push(`${word} done`);
    });
    await jobs.send(database.db, queue, { word: 'first' });
    await running;
    await jobs.send(database.db, queue, { word: 'second' });
    const stopped = jobs.stop().then(() => events.push('stopped'));
    finish();
    await stopped;
    expect(events).toEqual(['first done', 'stopped']);

    const next = await startJobs(database, { log });
    await next.work(queue, async ({ word }) => void events.push(`${word} done later`));
    await expect.poll(() => events, soon).toContain('second done later');
    await next.stop();
  });
});

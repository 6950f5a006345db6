import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '#platform/log/logger.server.ts';
import { startJobs } from '#platform/jobs/jobs.server.ts';
import { forEachDatabase } from '../support/databases.ts';
import { makeQueue } from '../support/make-queue.ts';

/** The clock of a store leaps. Jobs keep the database's time, which for the embedded one is the store's: work is done once, and none before its time. */

const HOUR = 3_600_000;
const soon = { timeout: 20_000, interval: 50 };

afterEach(() => {
  vi.useRealTimers();
});

forEachDatabase('work while the clock of the store leaps', (open, openWhole) => {
  test.each([
    ['forward over midnight and summer time', 40 * HOUR],
    ['back by a month', -31 * 24 * HOUR],
  ])('%s', async (_, leap) => {
    const queue = makeQueue();
    const db = await open();
    const database = await openWhole();
    const jobs = await startJobs(database, { log: createLogger('silent') });
    try {
      const done: string[] = [];
      await jobs.work(queue, async ({ word }) => void done.push(word));
      await jobs.send(db, queue, { word: 'later' }, { startAfter: new Date(Date.now() + HOUR) });
      await jobs.send(db, queue, { word: 'before' });
      await expect.poll(() => done, soon).toEqual(['before']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + leap });
      await jobs.send(db, queue, { word: 'after' });
      await jobs.send(db, queue, { word: 'last' });
      await expect.poll(() => done, soon).toContain('last');
      const due = database.kind === 'pglite' && leap > HOUR ? ['later'] : [];
      expect(done.toSorted()).toEqual(['before', 'after', 'last', ...due].toSorted());
    } finally {
      vi.useRealTimers();
      await jobs.stop();
    }
  });
});

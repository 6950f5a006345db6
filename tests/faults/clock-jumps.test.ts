import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCampaigns } from '#features/campaigns/campaign-service.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { seedCampaigns } from '#features/campaigns/seed-campaigns.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { forEachDatabase } from '../support/databases.ts';

/** The store's clock leaps, forward over an end and back again: pages hear of it each time, and of nothing else. */

const HOUR = 3_600_000;
/** How often the running store looks at its clock. */
const LOOK_MS = 1000;
/** Ends in New York, and the moment after in UTC. */
const ENDS = [
  ['the end of a month', '2025-10-31T23:59:59', '2025-11-01T04:00:00Z'],
  ['the last second before summer time', '2026-03-08T01:59:59', '2026-03-08T07:00:00Z'],
  ['the night in which summer time begins', '2026-03-08T23:59:59', '2026-03-09T04:00:00Z'],
  ['the night in which summer time ends', '2025-11-02T23:59:59', '2025-11-03T05:00:00Z'],
  ['the end of February in a leap year', '2028-02-29T23:59:59', '2028-03-01T05:00:00Z'],
  ['the end of a year', '2025-12-31T23:59:59', '2026-01-01T05:00:00Z'],
] as const;

beforeEach(() => {
  // The database goes on by the real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

forEachDatabase('a clock that leaps', (open) => {
  test.each(ENDS)(
    'over %s ends season and giveaway once, and takes both up again when it is set back',
    async (_, local, after) => {
      const db = await open();
      await seedCampaigns(db);
      const ended = new Date(after).getTime();
      await db.update(campaigns).set({ startsAt: null, endsAt: inNewYork(local) });
      let now = ended - 30 * HOUR;
      const service = await startCampaigns(db, {
        clock: { now: () => new Date(now) },
        log: { error: (error: unknown) => expect.unreachable(String(error)) },
      });
      let changes = 0;
      service.onChange(() => {
        changes += 1;
      });
      const leapTo = (moment: number) => {
        now = moment;
        vi.advanceTimersByTime(3 * LOOK_MS);
        const { season, giveaway } = service.facts();
        return { season, giveaway: giveaway?.phase, changes };
      };
      expect(leapTo(ended - 1)).toEqual({ season: 'awareness', giveaway: 'running', changes: 0 });
      expect(leapTo(ended)).toEqual({ season: null, giveaway: 'ended', changes: 1 });
      expect(leapTo(ended - 26 * HOUR)).toEqual({ season: 'awareness', giveaway: 'running', changes: 2 });
      expect(leapTo(ended + 40 * HOUR)).toEqual({ season: null, giveaway: 'ended', changes: 3 });
      service.stop();
    },
  );
});

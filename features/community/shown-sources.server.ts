import { and, eq, notLike, type SQL } from 'drizzle-orm';
import { feedSources } from './community.table.server.ts';
import { SAMPLE } from './sample-feeds.server.ts';

/** Which sources count: those that are switched on, and the sample feeds only while nothing real is connected. */
export function shownSources(options: { samples: boolean }): SQL | undefined {
  return and(
    eq(feedSources.enabled, true),
    options.samples ? undefined : notLike(feedSources.url, `${SAMPLE}%`),
  );
}

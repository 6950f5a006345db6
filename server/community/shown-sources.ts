import { and, eq, notLike, type SQL } from 'drizzle-orm';
import { feedSources } from '../db/schema/index.ts';
import { SAMPLE } from './sample-feeds.ts';

/** Which sources count: those that are switched on, and the sample feeds only while nothing real is connected. */
export function shownSources(options: { samples: boolean }): SQL | undefined {
  return and(
    eq(feedSources.enabled, true),
    options.samples ? undefined : notLike(feedSources.url, `${SAMPLE}%`),
  );
}

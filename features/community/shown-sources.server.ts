import { and, eq, isNull, notLike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { feedSources } from './community.table.server.ts';
import { SAMPLE } from './sample-feeds.server.ts';

/** Which listings are shown: those that nobody hid, typed in by hand or of a source that counts. */
export const shownListings = (
  listing: { sourceId: AnyPgColumn; isActive: AnyPgColumn },
  options: { samples: boolean },
): SQL | undefined => and(eq(listing.isActive, true), or(isNull(listing.sourceId), shownSources(options)));

/** Which sources count: those that are switched on, and the sample feeds only while nothing real is connected. */
export function shownSources(options: { samples: boolean }): SQL | undefined {
  return and(
    eq(feedSources.enabled, true),
    options.samples ? undefined : notLike(feedSources.url, `${SAMPLE}%`),
  );
}

import { asc, count } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { FeedSource } from './feed-source.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  aaHealthStories,
  caregiverResources,
  feedSources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import { SAMPLE } from './sample-feeds.server.ts';
import type { ConfiguredFeed } from './seed-sources.server.ts';

export interface SourceOptions {
  samples: boolean;
  configured: readonly ConfiguredFeed[];
}

/** Every source, with what its last fetch gave. */
export async function listSources(db: Db, options: SourceOptions): Promise<FeedSource[]> {
  const [rows, counts] = await Promise.all([
    db.select().from(feedSources).orderBy(asc(feedSources.list), asc(feedSources.title), feedSources.id),
    countListings(db),
  ]);
  return rows
    .filter(({ url }) => options.samples || !url.startsWith(SAMPLE))
    .map((row) => ({
      id: row.id,
      list: row.list,
      title: row.title,
      url: row.url,
      enabled: row.enabled,
      origin: originOf(row, options),
      fetchedAt: row.fetchedAt?.toISOString() ?? null,
      lastResult: row.lastResult,
      failures: row.failures,
      retryAt: row.retryAt?.toISOString() ?? null,
      listings: counts.get(row.id) ?? 0,
    }));
}

/** A source that would come back at the next start is switched off, not deleted. */
export function originOf(
  row: { list: FeedList; url: string },
  { configured }: SourceOptions,
): FeedSource['origin'] {
  if (row.url.startsWith(SAMPLE)) return 'sample';
  return configured.some(({ list, url }) => list === row.list && url === row.url)
    ? 'environment'
    : 'administrator';
}

async function countListings(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of [aaHealthStories, healthEvents, caregiverResources, supportGroups]) {
    const rows = await db
      .select({ sourceId: table.sourceId, listings: count() })
      .from(table)
      .groupBy(table.sourceId);
    for (const { sourceId, listings } of rows) if (sourceId) counts.set(sourceId, listings);
  }
  return counts;
}

import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources } from './community.table.server.ts';
import { sampleFeeds } from './sample-feeds.server.ts';

/** A source that the owner named in COMMUNITY_FEEDS. */
export interface ConfiguredFeed {
  list: FeedList;
  url: string;
}

/** Adds the sources that the store starts with. One that is there already stays as the administrator left it. */
export async function seedSources(
  db: Db,
  options: { configured: readonly ConfiguredFeed[]; samples: boolean },
): Promise<void> {
  const rows = [
    ...options.configured.map(({ list, url }) => ({ list, url, title: new URL(url).hostname })),
    ...(options.samples ? sampleFeeds : []),
  ];
  if (rows.length > 0) await db.insert(feedSources).values(rows).onConflictDoNothing();
}

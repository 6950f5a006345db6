import { desc, eq, sql } from 'drizzle-orm';
import type { HealthStory } from './listings.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { aaHealthStories, feedSources } from './community.table.server.ts';
import { shownListings } from './shown-sources.server.ts';

/** docs/product/community.md#lists */
const LIMIT = 8;

/** The newest stories that are active. */
export async function listStories(db: Db, options: { samples: boolean }): Promise<HealthStory[]> {
  const { id, title, description, category, publishedDate, sourceUrl, createdAt } = aaHealthStories;
  const rows = await db
    .select({ id, title, description, category, publishedDate, sourceUrl })
    .from(aaHealthStories)
    .leftJoin(feedSources, eq(feedSources.id, aaHealthStories.sourceId))
    .where(shownListings(aaHealthStories, options))
    .orderBy(desc(sql`coalesce(${publishedDate}, ${createdAt})`), id)
    .limit(LIMIT);
  return rows.map((row) => ({ ...row, publishedDate: row.publishedDate?.toISOString() ?? null }));
}

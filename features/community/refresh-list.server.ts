import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources } from './community.table.server.ts';
import { type FeedParts, type FeedSourceRow, refreshSource } from './refresh-source.server.ts';
import { shownSources } from './shown-sources.server.ts';

/** Asked at the same time; whoever waits for the answer does not wait for one after the other. */
const AT_ONCE = 4;
/** Lists are updated weekly (docs/product/community.md#jobs). */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface ListRefresh {
  /** New listings in all. */
  added: number;
  sources: number;
  /** 'Title: reason' of each source that gave nothing. */
  failures: string[];
}

/**
 * Reads every source of a list, one that failed lately too when an administrator asks (`force`). A dead source does not stop the others.
 */
export async function refreshList(
  db: Db,
  parts: FeedParts & { samples: boolean },
  options: { list: FeedList; force: boolean },
): Promise<ListRefresh> {
  const now = parts.clock.now();
  const sources = await db
    .select()
    .from(feedSources)
    .where(
      and(
        eq(feedSources.list, options.list),
        shownSources(parts),
        options.force ? undefined : or(isNull(feedSources.retryAt), lte(feedSources.retryAt, now)),
      ),
    );
  return await refreshAll(db, parts, sources);
}

/** Reads what has not been read for a week, and what failed and may be tried again. */
export async function refreshDue(db: Db, parts: FeedParts & { samples: boolean }): Promise<ListRefresh> {
  const now = parts.clock.now();
  const sources = await db
    .select()
    .from(feedSources)
    .where(
      and(
        shownSources(parts),
        or(isNull(feedSources.fetchedAt), lt(feedSources.fetchedAt, new Date(now.getTime() - WEEK_MS))),
        or(isNull(feedSources.retryAt), lte(feedSources.retryAt, now)),
      ),
    );
  return await refreshAll(db, parts, sources);
}

async function refreshAll(db: Db, parts: FeedParts, sources: FeedSourceRow[]): Promise<ListRefresh> {
  const waiting = [...sources];
  const refresh: ListRefresh = { added: 0, sources: sources.length, failures: [] };
  const work = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const result = await refreshSource(db, source, parts);
      if (result.ok) refresh.added += result.added;
      else refresh.failures.push(`${source.title}: ${result.reason}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, sources.length) }, work));
  return refresh;
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { hiddenListings } from './community.table.server.ts';
import {
  listingKey,
  listingTables,
  listingTitle,
  lockSource,
  type Transaction,
} from './store-items.server.ts';

interface Shown {
  list: FeedList;
  ids: readonly string[];
  shown: boolean;
  /** The administrator's address. */
  actor: string;
}

/** At once, as many as a page of them shows. */
const MOST = 500;

/**
 * Hides listings from everybody, or shows them again, typed in or of a feed, and answers how many are still there. What is hidden of a feed stays
 * so when it is fetched again; an event goes with all its dates.
 */
export async function showListings(db: Db, { list, ids, shown, actor }: Shown): Promise<number> {
  const named = ids.filter((id) => z.uuid().safeParse(id).success).slice(0, MOST);
  if (named.length === 0) return 0;
  const table = listingTables[list];
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: table.id,
        title: listingTitle(list),
        sourceId: table.sourceId,
        key: listingKey(list),
        isActive: table.isActive,
      })
      .from(table)
      .where(inArray(table.id, named))
      // Two who hide at once ask for the sources in one order.
      .orderBy(asc(table.sourceId), asc(table.id));
    for (const { id, title, sourceId, key, isActive } of rows) {
      if (sourceId === null) await tx.update(table).set({ isActive: shown }).where(eq(table.id, id));
      else await showOfSource(tx, { list, sourceId, key, shown });
      if (isActive === shown) continue;
      const action = shown ? 'listings.show' : 'listings.hide';
      await recordActivity(tx, { actor, action, subject: title, details: { list } });
    }
    return rows.length;
  });
}

async function showOfSource(
  tx: Transaction,
  { list, sourceId, key, shown }: { list: FeedList; sourceId: string; key: string; shown: boolean },
): Promise<void> {
  const table = listingTables[list];
  await lockSource(tx, sourceId);
  if (shown)
    await tx
      .delete(hiddenListings)
      .where(and(eq(hiddenListings.sourceId, sourceId), eq(hiddenListings.listing, key)));
  else await tx.insert(hiddenListings).values({ sourceId, listing: key }).onConflictDoNothing();
  await tx
    .update(table)
    .set({ isActive: shown })
    .where(and(eq(table.sourceId, sourceId), eq(listingKey(list), key)));
}

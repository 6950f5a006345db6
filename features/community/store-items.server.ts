import { and, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReadFeed } from '#integrations/feeds/feed-items.ts';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  aaHealthStories,
  caregiverResources,
  healthEvents,
  hiddenListings,
  supportGroups,
} from './community.table.server.ts';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export const listingTables = {
  stories: aaHealthStories,
  events: healthEvents,
  resources: caregiverResources,
  groups: supportGroups,
};
type ListingTable = (typeof listingTables)[keyof typeof listingTables];

/** Rows of one statement. */
const PART = 200;

/** The series of an event, out of 'series @ moment'. */
export const seriesPart = (externalId: AnyPgColumn): SQL<string> =>
  sql<string>`regexp_replace(${externalId}, ' @ [^@]*$', '')`;

/** What names a listing in its source, however often it is fetched; all dates of an event are one. */
export const listingKey = (list: ReadFeed['list']): SQL<string> =>
  list === 'events' ? seriesPart(healthEvents.externalId) : sql<string>`${listingTables[list].externalId}`;

/** The column of what a listing is called. */
export const listingTitle = (list: FeedList) =>
  list === 'groups' ? supportGroups.name : listingTables[list].title;

/** Two who write what one source gave, on two instances perhaps, take turns. */
export const lockSource = (tx: Transaction, sourceId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sourceId}, 0))`);

/**
 * Puts what a source says now in the place of what it said before, and answers how many listings are new: an event with many dates is one.
 * What it no longer names goes, except stories, because a feed holds only its newest.
 */
export async function storeItems(
  tx: Transaction,
  options: { sourceId: string; feed: ReadFeed; now: Date },
): Promise<number> {
  const { sourceId, feed, now } = options;
  await lockSource(tx, sourceId);
  const known = await firstSeen(tx, feed.list, sourceId);
  await writeItems(tx, feed, (key) => ({ sourceId, createdAt: known.get(key) ?? now }));
  await hideAgain(tx, feed.list, sourceId);
  if (feed.list !== 'stories') await removeGone(tx, feed, sourceId);
  const keys = new Set(feed.items.map((item) => ('series' in item ? item.series : item.externalId)));
  return [...keys].filter((key) => !known.has(key)).length;
}

/** When each listing was first seen; all dates of an event when the first of them was. */
async function firstSeen(
  tx: Transaction,
  list: ReadFeed['list'],
  sourceId: string,
): Promise<Map<string, Date>> {
  const table = listingTables[list];
  const key = listingKey(list);
  const rows = await tx
    .select({ key, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.sourceId, sourceId))
    .orderBy(sql`${table.createdAt} desc`);
  return new Map(rows.map((row) => [row.key, row.createdAt]));
}

async function writeItems(
  tx: Transaction,
  feed: ReadFeed,
  common: (key: string) => { sourceId: string; createdAt: Date },
): Promise<void> {
  switch (feed.list) {
    case 'stories':
      for (const part of partsOf(feed.items))
        await tx
          .insert(aaHealthStories)
          .values(
            part.map((item) => ({
              ...item,
              ...common(item.externalId),
              publishedDate: item.publishedDate === null ? null : new Date(item.publishedDate),
            })),
          )
          .onConflictDoUpdate(overwrite(aaHealthStories));
      return;
    case 'events':
      for (const part of partsOf(feed.items))
        await tx
          .insert(healthEvents)
          .values(
            part.map(({ series, ...item }) => ({
              ...item,
              ...common(series),
              eventDate: new Date(item.eventDate),
            })),
          )
          .onConflictDoUpdate(overwrite(healthEvents));
      return;
    case 'resources':
      for (const part of partsOf(feed.items))
        await tx
          .insert(caregiverResources)
          .values(part.map((item) => ({ ...item, ...common(item.externalId) })))
          .onConflictDoUpdate(overwrite(caregiverResources));
      return;
    case 'groups':
      for (const part of partsOf(feed.items))
        await tx
          .insert(supportGroups)
          .values(part.map((item) => ({ ...item, ...common(item.externalId) })))
          .onConflictDoUpdate(overwrite(supportGroups));
  }
}

/** Each identifier once, the first: one statement cannot write a row twice. */
function partsOf<Item extends { externalId: string }>(items: readonly Item[]): Item[][] {
  const once = [...new Map(items.toReversed().map((item) => [item.externalId, item])).values()].reverse();
  return Array.from({ length: Math.ceil(once.length / PART) }, (_, part) =>
    once.slice(part * PART, (part + 1) * PART),
  );
}

/** Everything that the source says; not what the store knows: since when it is there, and whether it is shown. */
function overwrite(table: ListingTable) {
  const kept = new Set(['id', 'sourceId', 'externalId', 'createdAt', 'isActive']);
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const set: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(columns))
    if (!kept.has(name)) set[name] = sql.raw(`excluded."${column.name}"`);
  return { target: [table.sourceId, table.externalId], set };
}

/** What was hidden once stays so, with the dates that came since. */
async function hideAgain(tx: Transaction, list: ReadFeed['list'], sourceId: string): Promise<void> {
  const hidden = tx
    .select({ listing: hiddenListings.listing })
    .from(hiddenListings)
    .where(eq(hiddenListings.sourceId, sourceId));
  const table = listingTables[list];
  await tx
    .update(table)
    .set({ isActive: false })
    .where(and(eq(table.sourceId, sourceId), eq(table.isActive, true), inArray(listingKey(list), hidden)));
}

async function removeGone(tx: Transaction, feed: ReadFeed, sourceId: string): Promise<void> {
  const table = listingTables[feed.list];
  const named = feed.items.map(({ externalId }) => externalId);
  await tx
    .delete(table)
    .where(
      and(eq(table.sourceId, sourceId), named.length > 0 ? notInArray(table.externalId, named) : undefined),
    );
}

/** With a source goes what it gave. */
export async function removeItems(
  tx: Transaction,
  options: { sourceId: string; list: ReadFeed['list'] },
): Promise<void> {
  const table = listingTables[options.list];
  await tx.delete(table).where(eq(table.sourceId, options.sourceId));
  await tx.delete(hiddenListings).where(eq(hiddenListings.sourceId, options.sourceId));
}

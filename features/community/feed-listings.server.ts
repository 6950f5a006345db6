import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';
import { rowsBefore } from '#platform/table/table-view.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { feedSources, healthEvents } from './community.table.server.ts';
import { shownSources } from './shown-sources.server.ts';
import { listingKey, listingTables, listingTitle } from './store-items.server.ts';
import { listingFields } from './hand-listing.fields.ts';
import { type ListingView, NEWEST_LISTINGS } from './listing-choice.ts';

/** What a feed gave, as the administrator's list shows it: to hide, not to edit. */
export interface FeedListing {
  id: string;
  shown: boolean;
  title: string;
  description: string;
  /** Of an event, the next of its dates. */
  date: string | undefined;
  source: string;
  addedAt: Date;
}

interface OfFeeds {
  list: FeedList;
  samples: boolean;
  now: Date;
}

/** A page of what the sources that count gave, the hidden ones too, by the columns of its table. */
export async function listOfFeeds(
  db: Db,
  { view = NEWEST_LISTINGS, ...asked }: OfFeeds & { view?: ListingView | undefined },
): Promise<FeedListing[]> {
  const once = eachOnce(db, asked);
  const columns = {
    [listingFields.title.label]: sql`lower(${once.title})`,
    [listingFields.eventDate.label]: sql`${once.date}`,
    Source: sql`lower(${once.source})`,
    State: once.shown,
    Added: once.addedAt,
  };
  const rows = await db
    .select()
    .from(once)
    .orderBy(...tableOrder(view.sort, columns, [desc(once.addedAt), asc(once.title), asc(once.id)]))
    .limit(view.size)
    .offset(rowsBefore(view));
  return rows.map(({ date, ...row }) => ({
    ...row,
    date: date ? newYorkLocal(date).slice(0, 16).replace('T', ' ') : undefined,
  }));
}

export const countOfFeeds = (db: Db, asked: OfFeeds): Promise<number> => db.$count(eachOnce(db, asked));

/** What the feeds gave; of an event one of its dates, the next one if there is one. */
function eachOnce(db: Db, { list, samples, now }: OfFeeds) {
  const table = listingTables[list];
  const key = listingKey(list);
  const { eventDate } = healthEvents;
  const date = list === 'events' ? eventDate : sql<Date | null>`null::timestamptz`;
  return db
    .selectDistinctOn([table.sourceId, key], {
      id: table.id,
      shown: table.isActive,
      title: sql`${listingTitle(list)}`.mapWith(String).as('listing_title'),
      description: sql`coalesce(${table.description}, '')`.mapWith(String).as('listing_words'),
      date: sql`${date}`.mapWith(healthEvents.eventDate).as('listing_date'),
      source: sql`${feedSources.title}`.mapWith(String).as('source_title'),
      addedAt: table.createdAt,
    })
    .from(table)
    .innerJoin(feedSources, eq(feedSources.id, table.sourceId))
    .where(and(shownSources({ samples })))
    .orderBy(
      table.sourceId,
      key,
      list === 'events' ? sql`${eventDate} < ${now.toISOString()}` : table.id,
      asc(sql`${date}`),
    )
    .as('once');
}

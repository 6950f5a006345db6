import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { feedSources, healthEvents, supportGroups } from './community.table.server.ts';
import { shownSources } from './shown-sources.server.ts';
import { listingKey, listingTables } from './store-items.server.ts';

/** What a feed gave, as the administrator's list shows it: to hide, not to edit. */
export interface FeedListing {
  id: string;
  shown: boolean;
  title: string;
  description: string;
  /** Of an event, the next of its dates. */
  date: string | undefined;
  source: string;
}

/** Newest first; the administrator looks through them at once. */
const MOST = 500;

/** What the sources that count gave, the hidden ones too; an event once. */
export async function listOfFeeds(
  db: Db,
  { list, samples, now }: { list: FeedList; samples: boolean; now: Date },
): Promise<FeedListing[]> {
  const table = listingTables[list];
  const key = listingKey(list);
  const { eventDate } = healthEvents;
  const date = list === 'events' ? eventDate : sql<Date | null>`null::timestamptz`;
  const once = db
    .selectDistinctOn([table.sourceId, key], {
      id: table.id,
      shown: table.isActive,
      title: (list === 'groups' ? sql`${supportGroups.name}` : sql`${listingTables[list].title}`)
        .mapWith(String)
        .as('listing_title'),
      description: sql`coalesce(${table.description}, '')`.mapWith(String).as('listing_words'),
      date: sql`${date}`.mapWith(healthEvents.eventDate).as('listing_date'),
      source: sql`${feedSources.title}`.mapWith(String).as('source_title'),
      createdAt: table.createdAt,
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
  const rows = await db.select().from(once).orderBy(desc(once.createdAt), once.title, once.id).limit(MOST);
  return rows.map(({ date, createdAt: _createdAt, ...row }) => ({
    ...row,
    date: date ? newYorkLocal(date).slice(0, 16).replace('T', ' ') : undefined,
  }));
}

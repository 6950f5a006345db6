import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import { formVersion } from '#platform/forms/form-version.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';
import { rowsBefore } from '#platform/table/table-view.ts';
import {
  aaHealthStories,
  caregiverResources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import { type ListingField, listingFields } from './hand-listing.fields.ts';
import { type ListingView, NEWEST_LISTINGS } from './listing-choice.ts';
import { listingTables, listingTitle } from './store-items.server.ts';

type Reader = Pick<Db, 'select' | '$count'>;

/** What an administrator typed in, as its form shows it. */
export interface HandListing {
  list: FeedList;
  id: string;
  shown: boolean;
  addedAt: Date;
  /** Which values these are: whoever saves over another's change is told. */
  version: string;
  values: Partial<Record<ListingField, string>>;
}

/** A page of what was typed in, by the columns of its table; newest first where it says nothing else. */
export async function listByHand(
  db: Reader,
  list: FeedList,
  view: ListingView = NEWEST_LISTINGS,
): Promise<HandListing[]> {
  const { id, isActive, createdAt } = listingTables[list];
  const columns = {
    [listingFields.title.label]: listingTitle(list),
    ...(list === 'events' && { [listingFields.eventDate.label]: healthEvents.eventDate }),
    ...(list !== 'stories' && { [listingFields.location.label]: listingTables[list].location }),
    State: isActive,
    Added: createdAt,
  };
  const rows = await readers[list](db, typedIn(list))
    .orderBy(...tableOrder(view.sort, columns, [desc(createdAt), asc(id)]))
    .limit(view.size)
    .offset(rowsBefore(view));
  return rows.map((row) => toHandListing(list, row));
}

/** How many were typed in, the hidden ones too. */
export const countByHand = (db: Reader, list: FeedList): Promise<number> =>
  db.$count(listingTables[list], typedIn(list));

export async function findByHand(db: Reader, list: FeedList, id: string): Promise<HandListing | undefined> {
  const [row] = await readers[list](db, byHand(list, id));
  return row && toHandListing(list, row);
}

/** One of them, which nobody else changes until the transaction ends. */
export async function lockByHand(tx: Reader, list: FeedList, id: string): Promise<HandListing | undefined> {
  const [row] = await readers[list](tx, byHand(list, id)).for('update');
  return row && toHandListing(list, row);
}

function toHandListing(list: FeedList, { id, isActive, createdAt, ...stored }: StoredListing): HandListing {
  const values = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      value instanceof Date ? inForm(value) : (value ?? ''),
    ]),
  );
  return { list, id, shown: isActive, addedAt: createdAt, version: formVersion(values), values };
}

const inForm = (moment: Date) => newYorkLocal(moment).slice(0, 16);

interface StoredListing extends Partial<Record<ListingField, string | Date | null>> {
  id: string;
  isActive: boolean;
  createdAt: Date;
}

const readers = {
  events: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, createdAt, title, description, eventType, eventDate, location, sourceUrl } =
      healthEvents;
    return db
      .select({
        id,
        isActive,
        createdAt,
        title,
        description,
        eventType,
        eventDate,
        location,
        websiteUrl: sourceUrl,
      })
      .from(healthEvents)
      .where(where);
  },
  resources: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, createdAt, title, description, resourceType, location, contactInfo, websiteUrl } =
      caregiverResources;
    return db
      .select({
        id,
        isActive,
        createdAt,
        title,
        description,
        resourceType,
        location,
        contactInfo,
        websiteUrl,
      })
      .from(caregiverResources)
      .where(where);
  },
  groups: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, createdAt, name, description, conditionFocus, meetingFormat, meetingSchedule } =
      supportGroups;
    const { location, contactInfo, websiteUrl } = supportGroups;
    const meets = { conditionFocus, meetingFormat, meetingSchedule };
    return db
      .select({
        id,
        isActive,
        createdAt,
        title: name,
        description,
        ...meets,
        location,
        contactInfo,
        websiteUrl,
      })
      .from(supportGroups)
      .where(where);
  },
  stories: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, createdAt, title, description, category, sourceUrl } = aaHealthStories;
    return db
      .select({ id, isActive, createdAt, title, description, category, websiteUrl: sourceUrl })
      .from(aaHealthStories)
      .where(where);
  },
};

const typedIn = (list: FeedList) => isNull(listingTables[list].sourceId);

/** Only what was typed in: what came from a feed is that feed's. */
export const byHand = (list: FeedList, id: string) => and(eq(listingTables[list].id, id), typedIn(list));

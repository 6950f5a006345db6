import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  aaHealthStories,
  caregiverResources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import type { ListingField } from './hand-listing.fields.ts';

/** What an administrator typed in, as its form shows it. */
export interface HandListing {
  list: FeedList;
  id: string;
  shown: boolean;
  values: Partial<Record<ListingField, string>>;
}

/** Newest first; the administrator looks through them at once. */
const MOST = 200;

export async function listByHand(db: Db, list: FeedList): Promise<HandListing[]> {
  const rows = await readers[list](db);
  return rows.map(({ id, isActive, ...values }) => ({
    list,
    id,
    shown: isActive,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value instanceof Date ? inForm(value) : (value ?? ''),
      ]),
    ),
  }));
}

const inForm = (moment: Date) => newYorkLocal(moment).slice(0, 16);

interface StoredListing extends Partial<Record<ListingField, string | Date | null>> {
  id: string;
  isActive: boolean;
}

const readers: Record<FeedList, (db: Db) => Promise<StoredListing[]>> = {
  events: (db) => {
    const { id, isActive, title, description, eventType, eventDate, location, sourceUrl } = healthEvents;
    return db
      .select({ id, isActive, title, description, eventType, eventDate, location, websiteUrl: sourceUrl })
      .from(healthEvents)
      .where(isNull(healthEvents.sourceId))
      .orderBy(desc(healthEvents.createdAt), id)
      .limit(MOST);
  },
  resources: (db) => {
    const { id, isActive, title, description, resourceType, location, contactInfo, websiteUrl } =
      caregiverResources;
    return db
      .select({ id, isActive, title, description, resourceType, location, contactInfo, websiteUrl })
      .from(caregiverResources)
      .where(isNull(caregiverResources.sourceId))
      .orderBy(desc(caregiverResources.createdAt), id)
      .limit(MOST);
  },
  groups: (db) => {
    const { id, isActive, name, description, conditionFocus, meetingFormat, meetingSchedule } = supportGroups;
    const { location, contactInfo, websiteUrl } = supportGroups;
    const meets = { conditionFocus, meetingFormat, meetingSchedule };
    return db
      .select({ id, isActive, title: name, description, ...meets, location, contactInfo, websiteUrl })
      .from(supportGroups)
      .where(isNull(supportGroups.sourceId))
      .orderBy(desc(supportGroups.createdAt), id)
      .limit(MOST);
  },
  stories: (db) => {
    const { id, isActive, title, description, category, sourceUrl } = aaHealthStories;
    return db
      .select({ id, isActive, title, description, category, websiteUrl: sourceUrl })
      .from(aaHealthStories)
      .where(isNull(aaHealthStories.sourceId))
      .orderBy(desc(aaHealthStories.createdAt), id)
      .limit(MOST);
  },
};

const tables = {
  stories: aaHealthStories,
  events: healthEvents,
  resources: caregiverResources,
  groups: supportGroups,
};

/** Only what was typed in: what came from a feed is that feed's. */
export const byHand = (list: FeedList, id: string) =>
  and(eq(tables[list].id, id), isNull(tables[list].sourceId));

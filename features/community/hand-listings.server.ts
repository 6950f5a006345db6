import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import { formVersion } from '#platform/forms/form-version.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  aaHealthStories,
  caregiverResources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import type { ListingField } from './hand-listing.fields.ts';

type Reader = Pick<Db, 'select'>;

/** What an administrator typed in, as its form shows it. */
export interface HandListing {
  list: FeedList;
  id: string;
  shown: boolean;
  /** Which values these are: whoever saves over another's change is told. */
  version: string;
  values: Partial<Record<ListingField, string>>;
}

/** Newest first; the administrator looks through them at once. */
const MOST = 200;

export async function listByHand(db: Reader, list: FeedList): Promise<HandListing[]> {
  const rows = await readers[list](db, isNull(tables[list].sourceId)).limit(MOST);
  return rows.map((row) => toHandListing(list, row));
}

/** One of them, which nobody else changes until the transaction ends. */
export async function findByHand(tx: Reader, list: FeedList, id: string): Promise<HandListing | undefined> {
  const [row] = await readers[list](tx, byHand(list, id)).for('update');
  return row && toHandListing(list, row);
}

function toHandListing(list: FeedList, { id, isActive, ...stored }: StoredListing): HandListing {
  const values = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      value instanceof Date ? inForm(value) : (value ?? ''),
    ]),
  );
  return { list, id, shown: isActive, version: formVersion(values), values };
}

const inForm = (moment: Date) => newYorkLocal(moment).slice(0, 16);

interface StoredListing extends Partial<Record<ListingField, string | Date | null>> {
  id: string;
  isActive: boolean;
}

const readers = {
  events: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, title, description, eventType, eventDate, location, sourceUrl } = healthEvents;
    return db
      .select({ id, isActive, title, description, eventType, eventDate, location, websiteUrl: sourceUrl })
      .from(healthEvents)
      .where(where)
      .orderBy(desc(healthEvents.createdAt), id);
  },
  resources: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, title, description, resourceType, location, contactInfo, websiteUrl } =
      caregiverResources;
    return db
      .select({ id, isActive, title, description, resourceType, location, contactInfo, websiteUrl })
      .from(caregiverResources)
      .where(where)
      .orderBy(desc(caregiverResources.createdAt), id);
  },
  groups: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, name, description, conditionFocus, meetingFormat, meetingSchedule } = supportGroups;
    const { location, contactInfo, websiteUrl } = supportGroups;
    const meets = { conditionFocus, meetingFormat, meetingSchedule };
    return db
      .select({ id, isActive, title: name, description, ...meets, location, contactInfo, websiteUrl })
      .from(supportGroups)
      .where(where)
      .orderBy(desc(supportGroups.createdAt), id);
  },
  stories: (db: Reader, where: SQL | undefined) => {
    const { id, isActive, title, description, category, sourceUrl } = aaHealthStories;
    return db
      .select({ id, isActive, title, description, category, websiteUrl: sourceUrl })
      .from(aaHealthStories)
      .where(where)
      .orderBy(desc(aaHealthStories.createdAt), id);
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

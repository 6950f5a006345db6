import { randomUUID } from 'node:crypto';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import {
  aaHealthStories,
  caregiverResources,
  healthEvents,
  supportGroups,
} from './community.table.server.ts';
import type { HandListingForm } from './hand-listing.schema.ts';
import { byHand, type HandListing, lockByHand } from './hand-listings.server.ts';

interface By {
  actor: string;
}
interface Named extends By {
  list: FeedList;
  id: string;
}

export type SavedListing =
  | { ok: true }
  | { ok: false; reason: 'gone' }
  /** Somebody else was quicker: how it stands now. */
  | { ok: false; reason: 'outdated'; current: HandListing };

interface Save extends By {
  form: HandListingForm;
  id: string | undefined;
  /** Of the values that the form was shown with. */
  version: string | undefined;
  now: Date;
}

/** Adds a listing, or changes the one of that id, unless it was changed since it was shown. */
export async function saveByHand(db: Db, { form, id, version, actor, now }: Save): Promise<SavedListing> {
  return db.transaction(async (tx) => {
    const current = id === undefined ? undefined : await lockByHand(tx, form.list, id);
    if (current && version !== undefined && version !== current.version)
      return { ok: false, reason: 'outdated', current };
    const saved = await writers[form.list](tx, form, id, now);
    if (saved.length === 0) return { ok: false, reason: 'gone' };
    await recordActivity(tx, {
      actor,
      action: id === undefined ? 'listings.add' : 'listings.change',
      subject: form.title,
      details: { list: form.list },
    });
    return { ok: true };
  });
}

const orNull = (value: string) => (value === '' ? null : value);

type Writer = (tx: Db, form: HandListingForm, id: string | undefined, now: Date) => Promise<{ id: string }[]>;

const writers: Record<FeedList, Writer> = {
  events: (tx, { title, description, eventType, eventDate, location, websiteUrl }, id, now) => {
    const at = inNewYork(eventDate.length === 16 ? `${eventDate}:00` : eventDate);
    const texts = { title, description, eventType, eventDate: at, location, sourceUrl: orNull(websiteUrl) };
    return id === undefined
      ? tx
          .insert(healthEvents)
          .values({ ...texts, ...anew(now) })
          .returning({ id: healthEvents.id })
      : tx.update(healthEvents).set(texts).where(byHand('events', id)).returning({ id: healthEvents.id });
  },
  resources: (tx, { title, description, resourceType, ...form }, id, now) => {
    const texts = { title, description, resourceType, ...whereFrom(form) };
    const table = caregiverResources;
    return id === undefined
      ? tx
          .insert(table)
          .values({ ...texts, ...anew(now) })
          .returning({ id: table.id })
      : tx.update(table).set(texts).where(byHand('resources', id)).returning({ id: table.id });
  },
  groups: (tx, { title, description, conditionFocus, meetingFormat, ...form }, id, now) => {
    const meets = { conditionFocus, meetingFormat, meetingSchedule: orNull(form.meetingSchedule) };
    const texts = { name: title, description, ...meets, ...whereFrom(form) };
    const table = supportGroups;
    return id === undefined
      ? tx
          .insert(table)
          .values({ ...texts, ...anew(now) })
          .returning({ id: table.id })
      : tx.update(table).set(texts).where(byHand('groups', id)).returning({ id: table.id });
  },
  stories: (tx, { title, description, category, websiteUrl }, id, now) => {
    const kept = category.toLowerCase().replaceAll(/\s+/g, '_');
    const texts = { title, description, category: kept, sourceUrl: orNull(websiteUrl) };
    const table = aaHealthStories;
    return id === undefined
      ? tx
          .insert(table)
          .values({ ...texts, ...anew(now), publishedDate: now })
          .returning({ id: table.id })
      : tx.update(table).set(texts).where(byHand('stories', id)).returning({ id: table.id });
  },
};

/** Of no source; its own series. */
const anew = (now: Date) => ({ externalId: randomUUID(), createdAt: now });

const whereFrom = (form: { location: string; contactInfo: string; websiteUrl: string }) => ({
  location: orNull(form.location),
  contactInfo: orNull(form.contactInfo),
  websiteUrl: orNull(form.websiteUrl),
});

const tables = {
  stories: { table: aaHealthStories, title: aaHealthStories.title },
  events: { table: healthEvents, title: healthEvents.title },
  resources: { table: caregiverResources, title: caregiverResources.title },
  groups: { table: supportGroups, title: supportGroups.name },
};

/** False where it is gone already. */
export async function deleteByHand(db: Db, { list, id, actor }: Named): Promise<boolean> {
  const { table, title } = tables[list];
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(table).where(byHand(list, id)).returning({ title });
    if (!row) return false;
    await recordActivity(tx, { actor, action: 'listings.delete', subject: row.title, details: { list } });
    return true;
  });
}

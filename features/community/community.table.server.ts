import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Where a listing came from: the source and the source's own identifier make it one listing, however often it is fetched. Without a source an administrator typed it in. */
const fromSource = {
  sourceId: uuid('source_id'),
  externalId: text('external_id').notNull(),
};

export const aaHealthStories = pgTable(
  'aa_health_stories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...fromSource,
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Lower case with underscores, such as heart_health. */
    category: text('category').notNull(),
    publishedDate: timestamp('published_date', { withTimezone: true }),
    sourceUrl: text('source_url'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('aa_health_stories_once').on(table.sourceId, table.externalId),
    index('aa_health_stories_published').on(table.publishedDate),
  ],
);

export const healthEvents = pgTable(
  'health_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...fromSource,
    title: text('title').notNull(),
    description: text('description'),
    eventType: text('event_type').notNull(),
    eventDate: timestamp('event_date', { withTimezone: true }),
    location: text('location'),
    sourceUrl: text('source_url'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('health_events_once').on(table.sourceId, table.externalId),
    index('health_events_date').on(table.eventDate),
  ],
);

export const caregiverResources = pgTable(
  'caregiver_resources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...fromSource,
    title: text('title').notNull(),
    description: text('description').notNull(),
    resourceType: text('resource_type').notNull(),
    location: text('location'),
    contactInfo: text('contact_info'),
    websiteUrl: text('website_url'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('caregiver_resources_once').on(table.sourceId, table.externalId)],
);

export const supportGroups = pgTable(
  'support_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...fromSource,
    name: text('name').notNull(),
    description: text('description').notNull(),
    conditionFocus: text('condition_focus').notNull(),
    meetingFormat: text('meeting_format').notNull(),
    meetingSchedule: text('meeting_schedule'),
    location: text('location'),
    contactInfo: text('contact_info'),
    websiteUrl: text('website_url'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('support_groups_once').on(table.sourceId, table.externalId)],
);

/** Listings of a feed that an administrator hid: what a later fetch brings of them is hidden too, also after the feed left them out for a while. */
export const hiddenListings = pgTable(
  'hidden_listings',
  {
    sourceId: uuid('source_id').notNull(),
    /** The source's identifier; of an event that of its series, without a date. */
    listing: text('listing').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.listing] })],
);

/** Where community lists come from, with what the last fetch gave. */
export const feedSources = pgTable(
  'feed_sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What is in it. */
    list: text('list', { enum: ['stories', 'events', 'resources', 'groups'] }).notNull(),
    title: text('title').notNull(),
    /** https, or 'sample:' and the name of a feed that comes with the store. */
    url: text('url').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    etag: text('etag'),
    lastModified: text('last_modified'),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }),
    /** In words for the administrator, such as '12 found, 3 new' or 'did not answer within 10 s'. */
    lastResult: text('last_result'),
    failures: integer('failures').notNull().default(0),
    /** Not asked again before this moment. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('feed_sources_url').on(table.list, table.url)],
);

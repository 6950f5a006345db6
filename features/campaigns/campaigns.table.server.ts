import type { HeroName } from '#illustrations/manifest/art-files.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { campaignKinds } from './campaign.ts';

/** Windows in which the store looks or asks differently; edited by the administrator (docs/product/campaigns.md#tables). */

export const campaigns = pgTable('campaigns', {
  /** 'awareness', 'giveaway-2025', 'jamaica-prayer'. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: campaignKinds }).notNull(),
  name: text('name').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  /** The last moment that belongs to it. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** Giveaway: its popups show until then, entries are taken until endsAt. */
  popupsUntil: timestamp('popups_until', { withTimezone: true }),
  drawingAt: timestamp('drawing_at', { withTimezone: true }),
  /** Grand prize first. */
  prizes: jsonb('prizes').$type<string[]>().notNull().default([]),
  /** Whole US dollars, one for each prize. */
  prizeValues: jsonb('prize_values').$type<number[]>().notNull().default([]),
  /** What its page and windows say; empty where the store has words of its own. */
  title: text('title').notNull().default(''),
  text: text('text').notNull().default(''),
  button: text('button').notNull().default(''),
  link: text('link').notNull().default(''),
  /** The name of a wide scene; null is the store's own. */
  picture: text('picture').$type<HeroName>(),
  publishWinners: boolean('publish_winners').notNull().default(false),
  /** The owner has confirmed values and rules. */
  termsConfirmed: boolean('terms_confirmed').notNull().default(false),
  /** Put away; null while it is at hand. */
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  /** Raised by each change: a second editor is told. */
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Entries of the giveaway, and prayer signups with the address 'Jamaica Prayer Support' (docs/product/giveaway.md#tables). */

/** A drawing, once a campaign: from the seed and the ordered entry ids anybody can compute the winners again. */

export const giveawayDrawings = pgTable('giveaway_drawings', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  seed: text('seed').notNull(),
  entryCount: integer('entry_count').notNull(),
  /** Every entry's id in the order of the drawing: whose account is deleted later keeps the place. Empty in drawings before this was kept. */
  ranking: jsonb('ranking').$type<string[]>().notNull().default([]),
  winners: jsonb('winners').$type<{ prize: string; entryId: string }[]>().notNull(),
  drawnBy: text('drawn_by').notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The list of entries as it was when entries closed, committed to by its hash before there is a seed. */
export const giveawayClosings = pgTable('giveaway_closings', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  /** The end by which it was closed: one that is moved later closes the list anew. */
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  entryIds: jsonb('entry_ids').$type<string[]>().notNull(),
  /** SHA-256 of the ids, one a line. */
  entriesHash: text('entries_hash').notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Whom a prize was offered: the winners first, and who followed one that declined. */
export const giveawayWinners = pgTable(
  'giveaway_winners',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => giveawayDrawings.campaignId),
    /** No reference: an entry that is erased keeps its place. */
    entryId: uuid('entry_id').notNull(),
    /** In the order of the drawing, from 1. */
    place: integer('place').notNull(),
    prize: text('prize').notNull(),
    state: text('state', { enum: ['drawn', 'written', 'confirmed', 'declined', 'sent'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.entryId] })],
);

/** People who asked for the newsletter. Confirmed by the mailed link only. */

/** Addresses that want no mail of a kind; looked at before anything of that kind is sent. */

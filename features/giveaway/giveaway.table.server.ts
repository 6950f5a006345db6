import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';

export const kiaGiveawayEntries = pgTable(
  'kia_giveaway_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Without case and surrounding space: one entry a person. */
    emailKey: text('email_key').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    optedIn: boolean('opted_in').notNull(),
    /** Of the campaign's changes of prizes, the last that this person was written to about: nobody hears of one twice. */
    toldVersion: integer('told_version').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('kia_giveaway_entries_person').on(table.campaignId, table.emailKey),
    index('kia_giveaway_entries_created').on(table.createdAt),
  ],
);

import { mailingLists } from '#features/mail/mailing-lists.ts';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list', { enum: mailingLists }).notNull().default('newsletter'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    /** Where they asked: 'home', 'exit-intent', 'community', 'giveaway'. */
    source: text('source').notNull(),
    confirmTokenHash: text('confirm_token_hash'),
    confirmExpiresAt: timestamp('confirm_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_person').on(table.emailKey, table.list),
    index('newsletter_subscribers_created').on(table.createdAt),
  ],
);

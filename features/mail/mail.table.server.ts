import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mailingLists } from './mailing-lists.ts';

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mail_outbox_created').on(table.createdAt)],
);

export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    emailKey: text('email_key').notNull(),
    /** 'all' where nobody lives there, or somebody complained of a mail. */
    list: text('list', { enum: [...mailingLists, 'all'] })
      .notNull()
      .default('newsletter'),
    /** 'unsubscribed', 'refused', 'bounced' or 'complained'. */
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.list] })],
);

/** Mails that a server took, by their job: one whose process died right after is not sent again. */
export const mailSent = pgTable(
  'mail_sent',
  {
    id: uuid('id').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mail_sent_at').on(table.sentAt)],
);

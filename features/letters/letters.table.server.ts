import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mailingLists } from '#features/mail/mailing-lists.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { letterStates, recipientStates } from './letter.ts';
import type { LetterProduct } from './letter.ts';

export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list', { enum: mailingLists }).notNull(),
    subject: text('subject').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** One of the drawn scenes. */
    picture: text('picture'),
    handles: jsonb('handles').$type<string[]>().notNull().default([]),
    state: text('state', { enum: letterStates }).notNull().default('draft'),
    sendAt: timestamp('send_at', { withTimezone: true }),
    /** The products as they were when sending began: each reader gets the same letter. */
    products: jsonb('products').$type<LetterProduct[]>(),
    /** Counts changes: who saves an older one is told. */
    version: integer('version').notNull().default(1),
    /** The administrator's address. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('letters_due').on(table.state, table.sendAt),
    index('letters_created').on(table.createdAt),
  ],
);

/** Who a letter goes to, once each. They go with their subscription, which an erasure deletes. */
export const letterRecipients = pgTable(
  'letter_recipients',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    emailKey: text('email_key').notNull(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.emailKey] }),
    index('letter_recipients_state').on(table.letterId, table.state),
    index('letter_recipients_subscriber').on(table.subscriberId),
  ],
);

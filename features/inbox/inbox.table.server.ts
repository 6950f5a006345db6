import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contactMessages } from '#features/contact/contact.table.server.ts';

/** What administrators wrote to a message: answers that were mailed, and notes that were not. They go with it. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'answer' | 'note'>().notNull(),
    /** The administrator's address. */
    author: text('author').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('contact_replies_message').on(table.messageId, table.createdAt)],
);

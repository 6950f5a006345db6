import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageState } from './message-states.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<MessageState>().notNull().default('new'),
    /** The address of the administrator who deals with it. */
    assignedTo: text('assigned_to'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);

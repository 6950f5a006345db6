import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { chatMessages } from '#features/chat/chat.table.server.ts';

/** Replies that an administrator looked at and wants nothing done about: votes down, and questions without an answer. */
export const chatReviews = pgTable('chat_reviews', {
  messageId: uuid('message_id')
    .primaryKey()
    .references(() => chatMessages.id, { onDelete: 'cascade' }),
  reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull().defaultNow(),
});

import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TurnEvidence } from './turn-evidence.ts';
import { user } from '#features/accounts/accounts.table.server.ts';

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Made by the page, unguessable: whoever knows it can go on with the conversation, or delete it. */
    sessionId: text('session_id').notNull(),
    /** Set while a signed-in user chats, so that the account's deletion takes the chats along. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('chat_conversations_session').on(table.sessionId),
    index('chat_conversations_created').on(table.createdAt),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    /** What an answer rested on, and what it offered. */
    evidence: jsonb('grounds').$type<TurnEvidence>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_messages_conversation').on(table.conversationId, table.createdAt)],
);

export const chatFeedback = pgTable('chat_feedback', {
  /** One vote a reply. */
  messageId: uuid('message_id')
    .primaryKey()
    .references(() => chatMessages.id, { onDelete: 'cascade' }),
  /** 1 or -1. */
  rating: integer('rating').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the assistant knows (docs/product/knowledge.md#tables). */

/** The inverted index of the active entries: how often a lexeme stands in one. Kept in the transaction that changes the entry. */

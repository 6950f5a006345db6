import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';

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
    /** What an answer rested on: ids of knowledge entries and handles of products. */
    grounds: jsonb('grounds').$type<{ knowledge: string[]; products: string[] }>(),
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

/** What the assistant knows (engagement §3). */
export const chatKnowledgeBase = pgTable(
  'chat_knowledge_base',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of an entry that came with the store: its name in content/knowledge. */
    slug: text('slug').unique(),
    /** Of an entry that came with the store: the hash of its texts as they came. Other texts than these are the owner's own. */
    seededHash: text('seeded_hash'),
    category: text('category').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    keywords: text('keywords').array().notNull().default([]),
    sources: jsonb('sources').$type<{ title: string; url: string }[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** Raised by each change: a second editor is told. */
    version: integer('version').notNull().default(1),
    /** Lexemes of the whole entry, counted with the weights of their fields: the document length of BM25. */
    length: integer('length').notNull().default(0),
    /** How often it was retrieved, and when last. */
    found: integer('found').notNull().default(0),
    foundAt: timestamp('found_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_knowledge_base_created').on(table.createdAt)],
);

/** The inverted index of the active entries: how often a lexeme stands in one. Kept in the transaction that changes the entry. */
export const knowledgeLexemes = pgTable(
  'knowledge_lexemes',
  {
    lexeme: text('lexeme').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => chatKnowledgeBase.id, { onDelete: 'cascade' }),
    /** Counted with the weight of the field it stands in. */
    frequency: integer('frequency').notNull(),
    /** Stands in the question or a keyword: what the entry is about, and what spelling is corrected to. */
    anchor: boolean('anchor').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.lexeme, table.entryId] }),
    index('knowledge_lexemes_entry').on(table.entryId),
    index('knowledge_lexemes_spelling')
      .using('gin', table.lexeme.op('gin_trgm_ops'))
      .where(sql`${table.anchor}`),
  ],
);

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
  uuid,
} from 'drizzle-orm/pg-core';

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

import type { EntryDraft } from './entry-draft.schema.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
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
    /** What else is asked about it, one question and its answer a line. */
    further: text('further').notNull().default(''),
    keywords: text('keywords').array().notNull().default([]),
    sources: jsonb('sources').$type<{ title: string; url: string }[]>().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    /** Days of the store: until when somebody should look at a medical text again, and when somebody last did. */
    reviewDue: date('review_due'),
    reviewedOn: date('reviewed_on'),
    /** As the owner names them: 'Dr. Ada Brown'. */
    reviewedBy: text('reviewed_by'),
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

/** What was kept before there were further questions has none. */
type KeptDraft = Omit<EntryDraft, 'further'> & Partial<Pick<EntryDraft, 'further'>>;

/** How an entry stood after each change. Goes with the age of the activity. */
export const knowledgeVersions = pgTable(
  'knowledge_versions',
  {
    /** Of an entry that may be gone: it can be brought back. */
    entryId: uuid('entry_id').notNull(),
    version: integer('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The administrator's address as it was; null where the store came with it, or it was written before history was kept. */
    actor: text('actor'),
    texts: jsonb('texts').$type<KeptDraft>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.version] }),
    index('knowledge_versions_at').on(table.at),
  ],
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

/** Apart from the store's own tables, as it belongs to this database alone: a backup does not hold it, and a restore is a change like others. */
export const knowledgeSchema = pgSchema('knowledge');

/**
 * The newest changes of what entries are found by and of what they tell, one row each, written by triggers on the two tables
 * (app/migrations/0020 and 0021). What was read at the same rows is the same. Each change takes away the older rows that no other transaction is taking away, and nobody waits.
 */
export const knowledgeChanges = knowledgeSchema.table('changes', {
  id: uuid('id').primaryKey().defaultRandom(),
});

/** Numbers of 32 bits, one after the other: six times smaller than as text, and the same in both databases. */
const floats = customType<{ data: Float32Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (vector) => new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  // A copy: what a driver gives may begin anywhere in a larger buffer.
  fromDriver: (bytes) => new Float32Array(Uint8Array.from(bytes).buffer),
});

/** What an entry means, where an embedding model is set; made again from another text or by another model. */
export const knowledgeVectors = pgTable('knowledge_vectors', {
  entryId: uuid('entry_id')
    .primaryKey()
    .references(() => chatKnowledgeBase.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
  /** Of the text that it was made from. */
  textHash: text('text_hash').notNull(),
  vector: floats('vector').notNull(),
});

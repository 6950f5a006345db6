import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import { type Entry, entryOf } from './knowledge-entry.server.ts';

export interface EntryList {
  entries: Entry[];
  /** How many there are, the ones that were not asked for included. */
  total: number;
}

/** Newest first (docs/product/knowledge.md#pages); with a search only those that have all its words in category, question, answer or keywords. */
export async function listEntries(
  db: Db,
  { search, limit }: { search: string; limit: number },
): Promise<EntryList> {
  return read(db, and(...search.split(/\s+/).filter(Boolean).slice(0, 8).map(holds)), limit, [
    desc(chatKnowledgeBase.createdAt),
    asc(chatKnowledgeBase.slug),
    asc(chatKnowledgeBase.id),
  ]);
}

/** Active entries that no question ever found: nobody asks that, or their words are not the visitors'. Oldest first. */
export async function listNeverFound(db: Db, { limit }: { limit: number }): Promise<EntryList> {
  return read(db, and(eq(chatKnowledgeBase.isActive, true), eq(chatKnowledgeBase.found, 0)), limit, [
    asc(chatKnowledgeBase.createdAt),
    asc(chatKnowledgeBase.slug),
    asc(chatKnowledgeBase.id),
  ]);
}

async function read(db: Db, where: SQL | undefined, limit: number, order: SQL[]): Promise<EntryList> {
  const rows = await db
    .select()
    .from(chatKnowledgeBase)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(chatKnowledgeBase).where(where);
  return { entries: rows.map(entryOf), total: counted?.total ?? 0 };
}

function holds(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { category, question, answer, keywords } = chatKnowledgeBase;
  return or(
    ilike(category, pattern),
    ilike(question, pattern),
    ilike(answer, pattern),
    sql`array_to_string(${keywords}, ' ') ilike ${pattern}`,
  );
}

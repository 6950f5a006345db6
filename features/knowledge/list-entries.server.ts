import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import { and, asc, count, desc, eq, ilike, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import type { EntrySort } from './entry-sorts.ts';
import { type Entry, entryOf } from './knowledge-entry.server.ts';

export interface EntryList {
  entries: Entry[];
  /** How many there are, the ones that were not asked for included. */
  total: number;
}

/** What of the knowledge is looked at. An empty text filters nothing. */
export interface EntryFilter {
  search: string;
  category: string;
  /** 'due': somebody should look at it again by now. 'none': about health, and nobody said until when it stands. */
  review: 'due' | 'none' | '';
}

/** A filter, and in which order its entries stand. */
export interface EntryView extends EntryFilter {
  sort: EntrySort;
}

interface Listing extends EntryView {
  limit: number;
  /** The store's day: '2026-11-23'. */
  today: string;
}

const { question, category, found, reviewDue } = chatKnowledgeBase;
/** What comes before newest first. */
const orders: Record<EntrySort, SQL[]> = {
  '': [],
  question: [sql`lower(${question}) asc`],
  category: [sql`lower(${category}) asc`],
  found: [desc(found)],
  review: [sql`${reviewDue} asc nulls last`],
};

/** Newest first where nothing else is said; with a search only those that have all its words in category, question, answer or keywords. */
export async function listEntries(db: Db, { limit, today, sort, ...filter }: Listing): Promise<EntryList> {
  return read(db, matching(filter, today), limit, [
    ...orders[sort],
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

export interface CategoryCount {
  category: string;
  entries: number;
}

/** What entries are sorted by, those switched off included. */
export async function listCategories(db: Db): Promise<CategoryCount[]> {
  return db
    .select({ category, entries: count() })
    .from(chatKnowledgeBase)
    .groupBy(category)
    .orderBy(asc(category));
}

/** How many texts somebody should look at again by now. */
export async function countReviewDue(db: Db, { today }: { today: string }): Promise<number> {
  const [row] = await db
    .select({ due: count() })
    .from(chatKnowledgeBase)
    .where(matching({ search: '', category: '', review: 'due' }, today));
  return row?.due ?? 0;
}

export function matching({ search, category, review }: EntryFilter, today: string): SQL | undefined {
  return and(
    ...search.split(/\s+/).filter(Boolean).slice(0, 8).map(holds),
    category === '' ? undefined : eq(chatKnowledgeBase.category, category),
    review === 'due' ? lte(chatKnowledgeBase.reviewDue, today) : undefined,
    review === 'none'
      ? and(isNull(chatKnowledgeBase.reviewDue), notInArray(chatKnowledgeBase.category, [...storeCategories]))
      : undefined,
  );
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
  const { answer, keywords } = chatKnowledgeBase;
  return or(
    ilike(category, pattern),
    ilike(question, pattern),
    ilike(answer, pattern),
    sql`array_to_string(${keywords}, ' ') ilike ${pattern}`,
  );
}

import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import { and, asc, count, desc, eq, ilike, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/open-database.server.ts';
import { chatKnowledgeBase } from './knowledge.table.server.ts';
import type { EntrySort } from './entry-sorts.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';
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

interface Listing extends EntryFilter {
  /** A column, with '-' before it backwards; newest first where there is no such column. */
  sort: string;
  limit: number;
  /** Entries before the first one. */
  offset?: number;
  /** The store's day: '2026-11-23'. */
  today: string;
}

const { question, category } = chatKnowledgeBase;
const columns: Record<EntrySort, PgColumn> = {
  Added: chatKnowledgeBase.createdAt,
  Question: question,
  Category: category,
  Active: chatKnowledgeBase.isActive,
  Found: chatKnowledgeBase.found,
  'Review due': chatKnowledgeBase.reviewDue,
};

/** Entries that are alike stand newest first. */
const orderBy = (sort: string): SQL[] =>
  tableOrder(sort, columns, [
    desc(chatKnowledgeBase.createdAt),
    asc(chatKnowledgeBase.slug),
    asc(chatKnowledgeBase.id),
  ]);

/** A page of the entries; with a search only those that have all its words in category, question, answer or keywords. */
export async function listEntries(
  db: Db,
  { limit, offset = 0, today, sort, ...filter }: Listing,
): Promise<EntryList> {
  return read(db, { where: matching(filter, today), limit, offset, order: orderBy(sort) });
}

/** Active entries that no question ever found: nobody asks that, or their words are not the visitors'. Oldest first. */
export async function listNeverFound(db: Db, { limit }: { limit: number }): Promise<EntryList> {
  const { isActive, found, createdAt, slug, id } = chatKnowledgeBase;
  return read(db, {
    where: and(eq(isActive, true), eq(found, 0)),
    limit,
    offset: 0,
    order: [asc(createdAt), asc(slug), asc(id)],
  });
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

interface Slice {
  where: SQL | undefined;
  limit: number;
  offset: number;
  order: SQL[];
}

async function read(db: Db, { where, limit, offset, order }: Slice): Promise<EntryList> {
  const rows = await db
    .select()
    .from(chatKnowledgeBase)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
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

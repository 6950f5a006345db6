import { and, desc, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RECEIVED } from './list-choice.ts';
import type { StoreMessage } from './message-list.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { tableOrder } from '#platform/table/table-order.server.ts';

/** The database, or a transaction of it. */
export type Reader = Pick<Db, 'select'>;

export interface MessageSlice {
  /** Words that an entry has to contain, in any of its fields; empty for all. */
  search: string;
  /** Only those of them that were chosen; without, all. */
  ids?: readonly string[] | undefined;
  limit: number;
  offset: number;
  /** A column of the list, with '-' before it backwards; newest first where there is no such column. */
  sort: string;
}

/** A list of what people sent. */
export interface MessageSource {
  labels: readonly string[];
  /** Those of them whose values are moments, ISO 8601 or empty. */
  moments?: readonly string[];
  read(db: Reader, slice: MessageSlice): Promise<StoreMessage[]>;
  count(db: Reader, search: string): Promise<number>;
}

/** Any of the columns contains the words, without regard to case. What is a wildcard to the database is a letter here. */
export function contains(columns: PgColumn[], search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** What of a list is asked for: entries with the words, and of them perhaps only the chosen ones. */
export const asked = ({ search, ids }: Pick<MessageSlice, 'search' | 'ids'>, { words, id }: AskedColumns) =>
  and(contains(words, search), ids && inArray(sql`${id}::text`, [...ids]));

interface AskedColumns {
  words: PgColumn[];
  id: PgColumn | SQL;
}

/** By the chosen column, or else by when it came in, newest first. */
export const orderBy = (
  sort: string,
  { at, id, columns }: { at: PgColumn; id: PgColumn; columns: Record<string, PgColumn> },
): SQL[] => tableOrder(sort, { ...columns, [RECEIVED]: at }, [desc(at), desc(id)]);

/** Pairs the labels of a list with the values of an entry. */
export const fieldsOf = (labels: readonly string[], values: readonly string[]) =>
  labels.map((label, index) => ({ label, value: values[index] ?? '' }));

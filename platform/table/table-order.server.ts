import { asc, desc, is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { readSort } from './table-view.ts';

/**
 * What a table is sorted by: the chosen column, what is empty last. What is alike, and all where no such column is, stands in the order of
 * `otherwise`, so that every page begins where the last one ended.
 */
export function tableOrder(
  sort: string,
  columns: Readonly<Partial<Record<string, PgColumn | SQL>>>,
  otherwise: readonly SQL[],
): SQL[] {
  const { label, backwards } = readSort(sort);
  const column = Object.hasOwn(columns, label) ? columns[label] : undefined;
  if (!column) return [...otherwise];
  const way = backwards ? desc : asc;
  if (!is(column, PgColumn)) return [sql`${way(column)} nulls last`, ...otherwise];
  // Names in small letters stand among the others.
  const order = way(column.dataType === 'string' ? sql`lower(${column}::text)` : column);
  // An index is of no use to an order that says where what is never empty stands.
  return [column.notNull ? order : sql`${order} nulls last`, ...otherwise];
}

import { readSort, rowsBefore, type TableView } from './table-view.ts';

type Key = string | number | null;

const inWords = new Intl.Collator('en', { numeric: true });

/** The page that a view asks for, of rows that are all at hand because there are never many. As tables of the database are sorted: what is empty stands last, and what is alike stays as it was. */
export function cutRows<Row>(
  rows: readonly Row[],
  view: TableView,
  keys: ReadonlyMap<string, (row: Row) => Key>,
): Row[] {
  const { label, backwards } = readSort(view.sort);
  const key = keys.get(label);
  const sorted = key ? rows.toSorted((a, b) => compare(key(a), key(b), backwards ? -1 : 1)) : rows;
  const from = rowsBefore(view);
  return sorted.slice(from, from + view.size);
}

function compare(a: Key, b: Key, way: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return way * (typeof a === 'number' && typeof b === 'number' ? a - b : inWords.compare(`${a}`, `${b}`));
}

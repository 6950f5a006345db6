import { USUAL_ENTRY_SORT } from '#features/knowledge/entry-sorts.ts';
import type { EntryFilter } from '#features/knowledge/list-entries.server.ts';
import type { TablePlace, TableView, UsualView } from '#platform/table/table-view.ts';
import { TRAINING_PATH } from './training-answer.ts';

export const NO_FILTER: EntryFilter = { search: '', category: '', review: '' };

/** As many as a change of several entries may touch can stand on one page. */
export const usualEntries = {
  sort: USUAL_ENTRY_SORT,
  sizes: [100, 250, 1000],
  without: ['Reviewed by', 'Added'],
} as const satisfies UsualView;

/** The filter as it stands in the address. */
export const filterParams = ({ search, category, review }: EntryFilter): [string, string][] =>
  Object.entries({ q: search, category, review }).filter(([, value]) => value !== '');

/** Where the table of the entries stands. */
export const entriesPlace = (filter: EntryFilter, view: TableView): TablePlace => ({
  view,
  usual: usualEntries,
  path: TRAINING_PATH,
  kept: filterParams(filter),
});

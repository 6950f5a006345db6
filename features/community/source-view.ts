import {
  PAGE_SIZES,
  readTableView,
  type TablePlace,
  type TableView,
  type UsualView,
} from '#platform/table/table-view.ts';
import { sourceFields } from './source.fields.ts';
import { SOURCES_PATH } from './sources-answer.ts';

const usual: UsualView = { sort: sourceFields.list.label, sizes: PAGE_SIZES };

export const readSourceView = (asked: URLSearchParams): TableView => readTableView(asked, usual);

/** Where the table of the sources stands. */
export const sourcesPlace = (view: TableView): TablePlace => ({ view, usual, path: SOURCES_PATH, kept: [] });

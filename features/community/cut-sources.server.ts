import { cutRows } from '#platform/table/cut-rows.server.ts';
import type { TableView } from '#platform/table/table-view.ts';
import type { FeedSource } from './feed-source.ts';
import { sourceFields } from './source.fields.ts';
import { listNames } from './source-words.ts';

const keys = new Map<string, (source: FeedSource) => string | number | null>([
  [sourceFields.title.label, ({ title }) => title],
  [sourceFields.list.label, ({ list }) => listNames[list].name],
  // What needs somebody comes first, what was switched off on purpose last.
  ['State', ({ enabled, failures }) => (enabled ? (failures > 0 ? 0 : 1) : 2)],
  ['Fetched', ({ fetchedAt }) => fetchedAt],
]);

/** The page of the sources that a view asks for. */
export const cutSources = (sources: readonly FeedSource[], view: TableView): FeedSource[] =>
  cutRows(sources, view, keys);

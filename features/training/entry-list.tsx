import { type ReactNode, useEffect } from 'react';
import { Link, useNavigation } from 'react-router';
import type {
  CategoryCount,
  EntryFilter,
  EntryList as Entries,
} from '#features/knowledge/list-entries.server.ts';
import { comesLate, LateTable } from '#platform/table/data-table.tsx';
import type { TableView } from '#platform/table/table-view.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { entriesPlace } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import { LOAD_FAILED, TRAINING_PATH } from './training-answer.ts';

interface EntryListProps {
  /** Undefined when they could not be read. */
  list: Entries | undefined;
  filter: EntryFilter;
  view: TableView;
  categories: readonly CategoryCount[];
  /** Stands below the list. */
  children: ReactNode;
}

/** The rows are most of the page's program: they come with the table. */
const EntryTable = comesLate(async () => (await import('./entry-table.tsx')).EntryTable);

/** Every entry, newest first, in a scroll area of 600 px (docs/product/knowledge.md#pages). */
export function EntryList({ list, filter, view, categories, children }: EntryListProps) {
  const navigation = useNavigation();
  const busy = navigation.state === 'loading' && navigation.location.pathname === TRAINING_PATH;
  const place = entriesPlace(filter, view);
  return (
    <section className="panel" aria-labelledby="training-entries" aria-busy={busy}>
      <div className="panel-head">
        <h2 id="training-entries" className="text-title">
          Knowledge {list && <span className="training-count">{list.total}</span>}
        </h2>
        <Link to="?add" className="btn btn-primary btn-small">
          <Icon name="plus" />
          Add
        </Link>
      </div>
      <FilterForm filter={filter} place={place} categories={categories} />
      {list === undefined || list.entries.length === 0 ? (
        <section className="training-scroll" aria-label="Entries">
          {list === undefined ? <LoadFailure /> : <NoEntries filter={filter} />}
        </section>
      ) : (
        <LateTable>
          <EntryTable list={list} place={place} categories={categories} />
        </LateTable>
      )}
      {children}
    </section>
  );
}

function NoEntries({ filter }: { filter: EntryFilter }) {
  const { search, category, review } = filter;
  const narrowed = category !== '' || review !== '';
  return (
    <div className="empty training-empty">
      <Icon name="search" />
      <p>
        {search && !narrowed && `Nothing in the knowledge has "${search}".`}
        {narrowed && 'No entry is like that.'}
        {!search && !narrowed && 'The knowledge is empty. Add the first entry.'}
      </p>
      {(search || narrowed) && (
        <Link to={TRAINING_PATH} className="btn btn-line btn-small">
          Show all entries
        </Link>
      )}
    </div>
  );
}

function LoadFailure() {
  useEffect(() => {
    showToast({ kind: 'error', title: LOAD_FAILED });
  }, []);
  return (
    <div className="empty training-empty">
      <Icon name="circle-alert" />
      <p>{LOAD_FAILED}</p>
      <Link to={TRAINING_PATH} className="btn btn-line btn-small">
        <Icon name="refresh-cw" />
        Try again
      </Link>
    </div>
  );
}

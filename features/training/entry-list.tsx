import { type ReactNode, useEffect } from 'react';
import { Link, useFetcher, useNavigation } from 'react-router';
import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import type {
  CategoryCount,
  EntryFilter,
  EntryList as Entries,
} from '#features/knowledge/list-entries.server.ts';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { type TableView, viewParams } from '#platform/table/table-view.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { dayWords } from './day-words.ts';
import { entriesPlace } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import { MANY_FETCHER, MANY_FORM, ManyEntries } from './many-entries.tsx';
import { LOAD_FAILED, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

interface EntryListProps {
  /** Undefined when they could not be read. */
  list: Entries | undefined;
  filter: EntryFilter;
  view: TableView;
  categories: readonly CategoryCount[];
  /** Stands below the list. */
  children: ReactNode;
}

const columns: TableColumn[] = [
  { label: 'Question', sorted: 'up', stays: true },
  { label: 'Answer' },
  { label: 'Category', sorted: 'up' },
  { label: 'Active', sorted: 'up' },
  { label: 'Found', sorted: 'down' },
  { label: 'Review due', sorted: 'up', orders: ['Review due first', 'Review due last'] },
  { label: 'Reviewed by' },
  { label: 'Added', sorted: 'down', orders: ['Oldest first', 'Newest first'] },
  { label: 'Actions', stays: true },
];

/** Every entry, newest first, in a scroll area of 600 px (docs/product/knowledge.md#pages). */
export function EntryList({ list, filter, view, categories, children }: EntryListProps) {
  const navigation = useNavigation();
  const many = useFetcher<TrainingAnswer>({ key: MANY_FETCHER });
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
      <FilterForm
        filter={filter}
        view={viewParams({ ...place, view: { ...view, page: 1 } })}
        categories={categories}
      />
      {list === undefined || list.entries.length === 0 ? (
        <section className="training-scroll" aria-label="Entries">
          {list === undefined ? <LoadFailure /> : <NoEntries filter={filter} />}
        </section>
      ) : (
        <>
          <DataTable
            {...place}
            label="Entries"
            className="training-scroll"
            columns={columns}
            rows={list.entries.map(rowOf)}
            total={list.total}
            ticks={{ field: 'ids[]', form: MANY_FORM, doneBy: many.data?.ok ? many.data : undefined }}
          />
          <ManyEntries categories={categories} />
        </>
      )}
      {children}
    </section>
  );
}

const rowOf = ({
  id,
  question,
  answer,
  category,
  isActive,
  found,
  createdAt,
  ...entry
}: Entry): TableRow => ({
  id,
  name: `Choose: ${question}`,
  cells: {
    Question: <h3 dir="auto">{question}</h3>,
    Answer: <p className="training-snippet">{answer}</p>,
    Category: category,
    Active: isActive ? 'Active' : <span className="tag tag-red">Inactive</span>,
    Found: found === 0 ? 'Never' : times(found),
    'Review due': entry.reviewDue && dayWords(entry.reviewDue),
    'Reviewed by': entry.reviewedBy,
    Added: dayWords(newYorkLocal(new Date(createdAt)).slice(0, 10)),
    Actions: (
      <div className="training-entry-actions">
        <Link to={`?edit=${id}`} className="btn btn-line btn-small" aria-label={`Edit: ${question}`}>
          Edit
        </Link>
        <DeleteButton id={id} question={question} />
      </div>
    ),
  },
});

const times = (count: number) => (count === 1 ? 'Once' : `${count} times`);

/** No question before: what is deleted can be brought back from the toast. */
function DeleteButton({ id, question }: { id: string; question: string }) {
  // Named, so that it outlives the row it deletes.
  const fetcher = useFetcher<TrainingAnswer>({ key: 'training-delete' });
  const deleting = fetcher.state !== 'idle' && fetcher.formData?.get('id') === id;
  return (
    <fetcher.Form
      method="post"
      action={TRAINING_PATH}
      onSubmit={(event) => deleting && event.preventDefault()}
    >
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="delete"
        className="icon-btn"
        aria-label={`Delete: ${question}`}
        aria-disabled={deleting}
      >
        <Icon name="trash-2" />
      </button>
    </fetcher.Form>
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

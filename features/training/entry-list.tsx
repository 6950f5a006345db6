import { type ReactNode, useEffect } from 'react';
import { Link, useFetcher, useNavigation } from 'react-router';
import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import type {
  CategoryCount,
  EntryView,
  EntryList as Entries,
} from '#features/knowledge/list-entries.server.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { dayWords } from './day-words.ts';
import { filterParams } from './filter-address.ts';
import { FilterForm } from './filter-form.tsx';
import { MANY_FORM, ManyEntries } from './many-entries.tsx';
import { LOAD_FAILED, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

interface EntryListProps {
  /** Undefined when they could not be read. */
  list: Entries | undefined;
  filter: EntryView;
  categories: readonly CategoryCount[];
  /** How many more are asked for at a time. */
  step: number;
  /** Stands below the list. */
  children: ReactNode;
}

/** Every entry, newest first, in a scroll area of 600 px (docs/product/knowledge.md#pages). */
export function EntryList({ list, filter, categories, step, children }: EntryListProps) {
  const navigation = useNavigation();
  const busy = navigation.state === 'loading' && navigation.location.pathname === TRAINING_PATH;
  return (
    <section className="panel" aria-labelledby="training-entries">
      <div className="panel-head">
        <h2 id="training-entries" className="text-title">
          Knowledge {list && <span className="training-count">{list.total}</span>}
        </h2>
        <Link to="?add" className="btn btn-primary btn-small">
          <Icon name="plus" />
          Add
        </Link>
      </div>
      <FilterForm filter={filter} categories={categories} />
      <section className="training-scroll" aria-label="Entries" tabIndex={0} aria-busy={busy}>
        {list === undefined ? (
          <LoadFailure />
        ) : list.entries.length === 0 ? (
          <NoEntries filter={filter} />
        ) : (
          <EntryRows list={list} filter={filter} step={step} />
        )}
      </section>
      {list !== undefined && list.entries.length > 0 && (
        <ManyEntries shown={list.entries.map(({ id }) => id)} categories={categories} />
      )}
      {children}
    </section>
  );
}

function EntryRows({ list, filter, step }: { list: Entries; filter: EntryView; step: number }) {
  const { entries, total } = list;
  const more = filterParams(filter);
  more.set('show', String(entries.length + step));
  return (
    <>
      <ul className="training-entries">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length < total && (
        <Link to={`?${more}`} preventScrollReset className="btn btn-line btn-small training-more">
          Show more ({entries.length} of {total})
        </Link>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { id, question, answer, category, isActive, found, reviewDue, reviewedBy } = entry;
  return (
    <li className="training-entry">
      <label className="training-pick">
        <input type="checkbox" name="ids[]" value={id} form={MANY_FORM} aria-label={`Choose: ${question}`} />
      </label>
      <div className="training-entry-words">
        <p className="training-tags">
          <span className="tag">{category}</span>
          {!isActive && <span className="tag tag-red">Inactive</span>}
          <span className="training-fine">{found === 0 ? 'Never found' : `Found ${times(found)}`}</span>
          {reviewDue && (
            <span className="training-fine">
              Review due {dayWords(reviewDue)}
              {reviewedBy && `, last by ${reviewedBy}`}
            </span>
          )}
        </p>
        <h3>{question}</h3>
        <p className="training-snippet">{answer}</p>
      </div>
      <div className="training-entry-actions">
        <Link to={`?edit=${id}`} className="btn btn-line btn-small" aria-label={`Edit: ${question}`}>
          Edit
        </Link>
        <DeleteButton id={id} question={question} />
      </div>
    </li>
  );
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

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

function NoEntries({ filter }: { filter: EntryView }) {
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

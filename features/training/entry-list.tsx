import { useEffect } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import { MAX_KNOWLEDGE_SEARCH } from '#features/knowledge/entry-draft.fields.ts';
import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import type { EntryList as Entries } from '#features/knowledge/list-entries.server.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { LOAD_FAILED, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

/** Time to read that an entry is gone, and to bring it back. Milliseconds. */
const UNDO_MS = 10_000;

interface EntryListProps {
  /** Undefined when they could not be read. */
  list: Entries | undefined;
  search: string;
  /** How many more are asked for at a time. */
  step: number;
}

/** Every entry, newest first, in a scroll area of 600 px (docs/product/knowledge.md#pages). */
export function EntryList({ list, search, step }: EntryListProps) {
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
      <SearchForm search={search} />
      <section className="training-scroll" aria-label="Entries" tabIndex={0} aria-busy={busy}>
        {list === undefined ? (
          <LoadFailure />
        ) : list.entries.length === 0 ? (
          <NoEntries search={search} />
        ) : (
          <EntryRows list={list} search={search} step={step} />
        )}
      </section>
    </section>
  );
}

function SearchForm({ search }: { search: string }) {
  return (
    <Form method="get" action={TRAINING_PATH} role="search" className="training-search">
      <label className="pill-field">
        <Icon name="search" />
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={MAX_KNOWLEDGE_SEARCH}
          aria-label="Search the knowledge"
          placeholder="Search questions, answers, keywords"
        />
      </label>
      <button type="submit" className="btn btn-tint">
        Search
      </button>
    </Form>
  );
}

function EntryRows({ list, search, step }: { list: Entries; search: string; step: number }) {
  const { entries, total } = list;
  const more = new URLSearchParams({ ...(search && { q: search }), show: String(entries.length + step) });
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
  const { id, question, answer, category, isActive, found } = entry;
  return (
    <li className="training-entry">
      <div className="training-entry-words">
        <p className="training-tags">
          <span className="tag">{category}</span>
          {!isActive && <span className="tag tag-red">Inactive</span>}
          <span className="training-fine">{found === 0 ? 'Never found' : `Found ${times(found)}`}</span>
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

/** Tells what became of a deletion, and offers to undo it. Rendered once, beside the list. */
export function DeletionToasts() {
  const { data } = useFetcher<TrainingAnswer>({ key: 'training-delete' });
  const undo = useFetcher<TrainingAnswer>({ key: 'training-undo' });
  const { submit } = undo;

  useEffect(() => {
    if (data?.intent !== 'delete') return;
    if (!data.ok) {
      showToast({ kind: 'error', title: data.message });
      return;
    }
    const { id, message } = data;
    showToast({
      title: message,
      duration: UNDO_MS,
      action: {
        label: 'Undo',
        run: () => void submit({ intent: 'restore', id }, { method: 'post', action: TRAINING_PATH }),
      },
    });
    // The button that was pressed is gone with its row: focus goes on to the list.
    document.querySelector<HTMLElement>('.training-scroll')?.focus();
  }, [data, submit]);

  useEffect(() => {
    if (undo.data?.intent === 'restore')
      showToast({ kind: undo.data.ok ? 'success' : 'error', title: undo.data.message });
  }, [undo.data]);
  return null;
}

function NoEntries({ search }: { search: string }) {
  return (
    <div className="empty training-empty">
      <Icon name="search" />
      <p>
        {search
          ? `Nothing in the knowledge has "${search}".`
          : 'The knowledge is empty. Add the first entry.'}
      </p>
      {search && (
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

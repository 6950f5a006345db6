import { Link, useFetcher } from 'react-router';
import type { Entry } from '#features/knowledge/knowledge-entry.server.ts';
import type { CategoryCount, EntryList } from '#features/knowledge/list-entries.server.ts';
import { HeadlessTable } from '#platform/table/headless-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import type { TablePlace } from '#platform/table/table-view.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { dayWords } from './day-words.ts';
import { ManyEntries } from './many-entries.tsx';
import { MANY_FETCHER, MANY_FORM, TRAINING_PATH, type TrainingAnswer } from './training-answer.ts';

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

interface EntryTableProps {
  list: EntryList;
  place: TablePlace;
  categories: readonly CategoryCount[];
}

/** The entries, a row each, and below them the change of all that are ticked. */
export function EntryTable({ list, place, categories }: EntryTableProps) {
  const { data: many } = useFetcher<TrainingAnswer>({ key: MANY_FETCHER });
  return (
    <>
      <HeadlessTable
        {...place}
        label="Entries"
        className="training-scroll"
        columns={columns}
        rows={list.entries.map(rowOf)}
        total={list.total}
        ticks={{ field: 'ids[]', form: MANY_FORM, doneBy: many?.ok ? many : undefined }}
      />
      <ManyEntries categories={categories} />
    </>
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

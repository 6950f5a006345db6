import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { SelectField, TextField } from '#platform/forms/form-field.tsx';
import { DataTable } from '#platform/table/data-table.tsx';
import type { TableColumn, TableRow } from '#platform/table/table-parts.ts';
import { FilterWords, TableFilter } from '#platform/table/table-filter.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { Turn } from './list-turns.server.ts';
import { ReplyQuote } from './reply-quote.tsx';
import { ReviewActions } from './review-lists.tsx';
import {
  CHATS_PATH,
  kindWords,
  MAX_TURN_SEARCH,
  type TurnChoice,
  turnKinds,
  turnsPlace,
} from './turn-choice.ts';

interface TurnListProps {
  choice: TurnChoice;
  turns: readonly Turn[];
  /** Of all pages. */
  total: number;
}

const columns: TableColumn[] = [
  { label: 'When', sorted: 'down', orders: ['Oldest first', 'Newest first'] },
  { label: 'Became', stays: true },
  { label: 'Question', stays: true },
  { label: 'Reply' },
  { label: 'Review', stays: true },
];

/** Questions that got no sure answer and replies that were voted down, each with the other half of its turn. */
export function TurnList({ choice, turns, total }: TurnListProps) {
  const filtered = Object.values(choice.filter).some((value) => value !== '');
  return (
    <section className="panel" aria-labelledby="chats">
      <h2 id="chats" className="text-title">
        Chats <span className="training-count">{total}</span>
      </h2>
      <p className="text-muted">
        Questions that the assistant did not answer for sure, and replies with a thumbs down. Who asked, and
        what else was said, is shown to nobody.
      </p>
      <TurnFilterForm choice={choice} />
      {turns.length === 0 ? (
        <div className="empty">
          <Icon name="message-square" />
          <p>{filtered ? 'No turn is like that.' : 'Every question so far had an answer.'}</p>
          {filtered && (
            <Link to={CHATS_PATH} className="btn btn-line btn-small">
              Show all turns
            </Link>
          )}
        </div>
      ) : (
        <DataTable
          {...turnsPlace(choice)}
          label="Turns"
          className="training-turns"
          columns={columns}
          rows={turns.map(rowOf)}
          total={total}
        />
      )}
    </section>
  );
}

/** By words, days, what became of it and whether somebody has seen to it. The choice stands in the address. */
function TurnFilterForm({ choice }: { choice: TurnChoice }) {
  const { filter } = choice;
  return (
    <TableFilter label="Chats" place={turnsPlace(choice)} className="training-search">
      <FilterWords
        label="Search the chats"
        placeholder="Words of the question or the reply"
        words={filter.q}
        most={MAX_TURN_SEARCH}
      />
      <SelectField name="kind" label="What became of it" defaultValue={filter.kind}>
        <option value="">Anything</option>
        {turnKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField name="state" label="Reviewed" defaultValue={filter.state}>
        <option value="">Either</option>
        <option value="open">Not yet</option>
        <option value="done">Taught or put aside</option>
      </SelectField>
      <TextField name="from" type="date" label="From" defaultValue={filter.from} />
      <TextField name="to" type="date" label="To" defaultValue={filter.to} />
      <button type="submit" className="btn btn-tint">
        Search
      </button>
    </TableFilter>
  );
}

const rowOf = ({ messageId, question, reply, kinds, done, entryId, at }: Turn): TableRow => ({
  id: messageId,
  name: question,
  cells: {
    When: <time dateTime={at.toISOString()}>{momentInWords(at)}</time>,
    Became: (
      <p className="training-tags">
        {kinds.map((kind) => (
          <span key={kind} className="tag">
            {kindWords[kind]}
          </span>
        ))}
      </p>
    ),
    Question: (
      <h3 className="wrap-anywhere" dir="auto">
        {question || 'The question is gone'}
      </h3>
    ),
    Reply: <ReplyQuote reply={reply} />,
    Review: done ? (
      'Taught, or put aside.'
    ) : (
      <ReviewActions messageId={messageId} question={question} entryId={entryId} />
    ),
  },
});

import { Form, Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';
import { SelectField } from '#platform/forms/form-field.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { Turn } from './list-turns.server.ts';
import { ReplyQuote } from './reply-quote.tsx';
import { ReviewActions } from './review-lists.tsx';
import { CHATS_PATH, kindWords, type TurnChoice, turnKinds, turnsHref } from './turn-choice.ts';

interface TurnListProps {
  choice: TurnChoice;
  turns: readonly Turn[];
  total: number;
  pages: number;
}

/** Questions that got no sure answer and replies that were voted down, each with the other half of its turn. */
export function TurnList({ choice, turns, total, pages }: TurnListProps) {
  return (
    <section className="panel" aria-labelledby="chats">
      <h2 id="chats" className="text-title">
        Chats <span className="training-count">{total}</span>
      </h2>
      <p className="text-muted">
        Questions that the assistant did not answer for sure, and replies with a thumbs down. Who asked, and
        what else was said, is shown to nobody.
      </p>
      <TurnFilter choice={choice} />
      {turns.length === 0 ? (
        <div className="empty">
          <Icon name="message-square" />
          <p>
            {choice.kind || choice.state ? 'No turn is like that.' : 'Every question so far had an answer.'}
          </p>
        </div>
      ) : (
        <ul className="training-voted">
          {turns.map((turn) => (
            <TurnRow key={turn.messageId} turn={turn} />
          ))}
        </ul>
      )}
      <TurnPages choice={choice} pages={pages} />
    </section>
  );
}

function TurnFilter({ choice }: { choice: TurnChoice }) {
  return (
    <Form
      method="get"
      action={CHATS_PATH}
      role="search"
      aria-label="Chats"
      className="training-search"
      key={turnsHref(choice)}
    >
      <SelectField name="kind" label="What became of it" defaultValue={choice.kind}>
        <option value="">Anything</option>
        {turnKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField name="state" label="Reviewed" defaultValue={choice.state}>
        <option value="">Either</option>
        <option value="open">Not yet</option>
        <option value="done">Taught or put aside</option>
      </SelectField>
      <button type="submit" className="btn btn-tint">
        Show
      </button>
    </Form>
  );
}

function TurnRow({ turn: { messageId, question, reply, kinds, done, entryId, at } }: { turn: Turn }) {
  return (
    <li>
      <p className="training-tags">
        {kinds.map((kind) => (
          <span key={kind} className="tag">
            {kindWords[kind]}
          </span>
        ))}
        <time className="training-fine" dateTime={at.toISOString()}>
          {momentInWords(at)}
        </time>
      </p>
      <h3 className="wrap-anywhere" dir="auto">
        {question || 'The question is gone'}
      </h3>
      <div className="training-turn">
        <ReplyQuote reply={reply} />
      </div>
      {done ? (
        <p className="training-fine">Taught, or put aside.</p>
      ) : (
        <ReviewActions messageId={messageId} question={question} entryId={entryId} />
      )}
    </li>
  );
}

function TurnPages({ choice, pages }: { choice: TurnChoice; pages: number }) {
  const { page } = choice;
  if (pages <= 1) return null;
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label="Pages">
      {page > 1 && (
        <Link to={turnsHref({ ...choice, page: page - 1 })} className="btn btn-line btn-small">
          Newer
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={turnsHref({ ...choice, page: page + 1 })} className="btn btn-line btn-small">
          Older
        </Link>
      )}
    </nav>
  );
}

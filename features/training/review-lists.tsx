import { Link, useFetcher } from 'react-router';
import type { EntryList } from '#features/knowledge/list-entries.server.ts';
import type { Unanswered } from './list-unanswered.server.ts';
import type { VotedDown } from './list-voted-down.server.ts';
import { TRAINING_PATH } from './training-answer.ts';

const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });

/** Replies that visitors voted down, each with the way to teach a better one. */
export function VotedDownReplies({ replies }: { replies: readonly VotedDown[] }) {
  return (
    <section className="panel" aria-labelledby="training-voted">
      <h2 id="training-voted" className="text-title">
        Voted down
      </h2>
      {replies.length === 0 ? (
        <p className="training-fine">No reply waits for a better answer.</p>
      ) : (
        <ul className="training-voted">
          {replies.map(({ messageId, question, reply, votedAt, entryId }) => (
            <li key={messageId}>
              <h3>{question || 'The question is gone'}</h3>
              <p className="training-snippet">{reply}</p>
              <div className="training-voted-foot">
                <span className="training-fine">{dayOf.format(new Date(votedAt))}</span>
                <ReviewActions messageId={messageId} question={question} entryId={entryId} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Teach, change what answered, or put aside. */
export function ReviewActions({
  messageId,
  question,
  entryId,
}: {
  messageId: string;
  question: string;
  entryId: string | undefined;
}) {
  const fetcher = useFetcher();
  return (
    <div className="training-review">
      <Link
        to={`${TRAINING_PATH}?teach=${messageId}`}
        className="btn btn-accent btn-small"
        aria-label={`Teach the answer: ${question}`}
      >
        Teach the answer
      </Link>
      {entryId && (
        <Link
          to={`${TRAINING_PATH}?edit=${entryId}`}
          className="btn btn-ghost btn-small"
          aria-label={`Change the entry that was told: ${question}`}
        >
          Change the entry
        </Link>
      )}
      <fetcher.Form method="post" action={TRAINING_PATH}>
        <input type="hidden" name="id" value={messageId} />
        <button
          type="submit"
          className="btn btn-ghost btn-small"
          name="intent"
          value="dismiss"
          aria-label={`Put aside: ${question}`}
          aria-disabled={fetcher.state !== 'idle'}
        >
          Put aside
        </button>
      </fetcher.Form>
    </div>
  );
}

/** What visitors asked and the assistant did not know for sure, those asked most first. */
export function UnansweredQuestions({ questions }: { questions: readonly Unanswered[] }) {
  return (
    <section className="panel" aria-labelledby="training-unanswered">
      <h2 id="training-unanswered" className="text-title">
        Not known
      </h2>
      {questions.length === 0 ? (
        <p className="training-fine">Every question so far had an answer.</p>
      ) : (
        <ul className="training-voted">
          {questions.map(({ messageId, question, times, missed, entryId, askedAt }) => (
            <li key={messageId}>
              <h3>{question}</h3>
              <div className="training-voted-foot">
                <span className="training-fine">
                  {times === 1 ? 'Asked once' : `Asked ${times} times`}, last{' '}
                  {dayOf.format(new Date(askedAt))}
                  {missed === 'likely' ? ': an entry was told as perhaps meant' : ': nothing fitted'}
                </span>
                <ReviewActions messageId={messageId} question={question} entryId={entryId} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Entries that no question ever led to. */
export function NeverFound({ list: { entries, total } }: { list: EntryList }) {
  return (
    <section className="panel" aria-labelledby="training-never">
      <h2 id="training-never" className="text-title">
        Never found <span className="training-count">{total}</span>
      </h2>
      {total === 0 ? (
        <p className="training-fine">Every active entry has answered somebody.</p>
      ) : (
        <details>
          <summary className="training-summary">Active entries that no question has led to yet</summary>
          <ul className="training-found">
            {entries.map(({ id, question, category }) => (
              <li key={id}>
                <Link to={`?edit=${id}`}>{question}</Link>
                <span className="training-fine">{category}</span>
              </li>
            ))}
          </ul>
          {entries.length < total && (
            <p className="training-fine">
              The oldest {entries.length} of {total}.
            </p>
          )}
        </details>
      )}
    </section>
  );
}

import { Link } from 'react-router';
import type { EntryList } from '#features/knowledge/list-entries.server.ts';
import type { VotedDown } from './list-voted-down.server.ts';

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
          {replies.map(({ messageId, question, reply, votedAt }) => (
            <li key={messageId}>
              <h3>{question || 'The question is gone'}</h3>
              <p className="training-snippet">{reply}</p>
              <p className="training-voted-foot">
                <span className="training-fine">{dayOf.format(new Date(votedAt))}</span>
                <Link
                  to={`?teach=${messageId}`}
                  className="btn btn-accent btn-small"
                  aria-label={`Teach the answer: ${question}`}
                >
                  Teach the answer
                </Link>
              </p>
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

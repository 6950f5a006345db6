import { Link } from 'react-router';
import { momentInWords } from '#content/date-words.ts';

interface ListedMail {
  id: string;
  recipient: string;
  subject: string;
  /** ISO 8601. */
  sent: string;
}

export function OutboxList({ mails, page, pages }: { mails: ListedMail[]; page: number; pages: number }) {
  if (mails.length === 0)
    return (
      <div className="empty">
        <p>No mail yet. Write to the store with the contact form, or place a demo order.</p>
      </div>
    );
  return (
    <>
      <ul className="outbox">
        {mails.map(({ id, recipient, subject, sent }) => (
          <li key={id}>
            <Link to={`/dev/mail/${id}`}>{subject}</Link>
            <span>To {recipient}</span>
            <time dateTime={sent} className="text-small text-muted">
              {momentInWords(new Date(sent))}
            </time>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="outbox-pages" aria-label="Pages">
          {page > 1 && (
            <Link to={`/dev/mail?page=${page - 1}`} className="btn btn-line">
              Newer
            </Link>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <Link to={`/dev/mail?page=${page + 1}`} className="btn btn-line">
              Older
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

import { Link, useRevalidator } from 'react-router';
import { type ListChoice, MESSAGES_PATH } from './message-lists.tsx';

/** In the list's place when it could not be read. */
export function ListTrouble() {
  const { revalidate } = useRevalidator();
  return (
    <div className="empty" role="alert">
      <p>This list could not be loaded.</p>
      <button type="button" className="btn btn-line" onClick={() => void revalidate()}>
        Try again
      </button>
    </div>
  );
}

export function ListPages({ choice, pages }: { choice: ListChoice; pages: number }) {
  if (pages <= 1) return null;
  const { list, search, page } = choice;
  const hrefOf = (number: number) =>
    `${MESSAGES_PATH}?${new URLSearchParams({ list, ...(search && { q: search }), page: String(number) }).toString()}`;
  return (
    <nav className="message-pages" aria-label="Pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} className="btn btn-line">
          Newer
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={hrefOf(page + 1)} className="btn btn-line">
          Older
        </Link>
      )}
    </nav>
  );
}

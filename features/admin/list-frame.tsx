import { Link, useRevalidator } from 'react-router';
import { type ListChoice, listHref, NEWEST_FIRST } from './list-choice.ts';

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
  const { page } = choice;
  const newest = choice.sort === NEWEST_FIRST;
  const hrefOf = (number: number) => listHref(choice, { page: number });
  return (
    <nav className="message-pages" aria-label="Pages">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} className="btn btn-line">
          {newest ? 'Newer' : 'Previous'}
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={hrefOf(page + 1)} className="btn btn-line">
          {newest ? 'Older' : 'Next'}
        </Link>
      )}
    </nav>
  );
}

import { Link } from 'react-router';
import { readSort, type TablePlace, tableHref } from './table-view.ts';

/** The way to the page before and after. A list whose usual order is backwards begins with what is newest. */
export function TablePages({ place, pages }: { place: TablePlace; pages: number }) {
  const { page, sort } = place.view;
  if (pages <= 1 && page === 1) return null;
  const isByAge = sort === place.usual.sort && readSort(sort).backwards;
  return (
    <nav className="data-table-pages" aria-label="Pages">
      {page > 1 && (
        <Link
          to={tableHref(place, { page: Math.min(page - 1, Math.max(1, pages)) })}
          className="btn btn-line"
        >
          {isByAge ? 'Newer' : 'Previous'}
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={tableHref(place, { page: page + 1 })} className="btn btn-line">
          {isByAge ? 'Older' : 'Next'}
        </Link>
      )}
    </nav>
  );
}

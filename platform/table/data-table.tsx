import { lazy, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { TableProps } from './table-parts.ts';
import './data-table.css';

/** Comes after the page: its HTML, with all its links, is there before. */
const HeadlessTable = lazy(async () => {
  try {
    return { default: (await import('./headless-table.tsx')).HeadlessTable };
  } catch {
    return { default: TableTrouble };
  }
});

/** A list of the desk: sorted by its heads, columns to leave out, pages, boxes to tick; on phones a card a row. */
export function DataTable(props: TableProps) {
  const id = useId();
  // React drops the server's HTML as soon as anything changes before the program is there. The same HTML stands in for it.
  const [served] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  return (
    <div id={id} className="data-table-frame">
      <Suspense fallback={<div className="data-table-frame" dangerouslySetInnerHTML={{ __html: served }} />}>
        <HeadlessTable {...props} />
      </Suspense>
    </div>
  );
}

/** The line is down, or the store was renewed meanwhile. */
function TableTrouble() {
  const { pathname, search } = useLocation();
  return (
    <div className="empty" role="alert">
      <p>This list could not be loaded.</p>
      <Link to={`${pathname}${search}`} reloadDocument className="btn btn-line">
        Try again
      </Link>
    </div>
  );
}

import { lazy, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { TableProps } from './table-parts.ts';
import './data-table.css';

/** Stays as it is. */
const never = new Promise<never>(() => undefined);

/**
 * Comes after the page: its HTML, with all its links, is there before. Where it does not come, because the line is down or the store
 * was renewed meanwhile, that HTML stays.
 */
const HeadlessTable = lazy(async () => {
  try {
    return { default: (await import('./headless-table.tsx')).HeadlessTable };
  } catch {
    return never;
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
      <Suspense fallback={served === '' ? <Waiting /> : <Served html={served} />}>
        <HeadlessTable {...props} />
      </Suspense>
    </div>
  );
}

const Served = ({ html }: { html: string }) => (
  <div className="data-table-frame" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Of a page that came without HTML, from another page. */
function Waiting() {
  const { pathname, search } = useLocation();
  return (
    <p className="text-muted">
      Loading the list...{' '}
      <Link to={`${pathname}${search}`} reloadDocument className="text-link">
        Load the whole page
      </Link>
    </p>
  );
}

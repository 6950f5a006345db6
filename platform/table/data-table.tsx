import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { TableProps } from './table-parts.ts';
import './data-table.css';

/** Stays as it is. */
const never = new Promise<never>(() => undefined);

/** A part that comes after the page. Where it does not come, because the line is down or the store was renewed, nothing changes. */
export const comesLate = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return never;
    }
  });

const HeadlessTable = comesLate(async () => (await import('./headless-table.tsx')).HeadlessTable);

/** A list of the desk: sorted by its heads, columns to leave out, pages, boxes to tick; on phones a card a row. */
export const DataTable = (props: TableProps) => (
  <LateTable>
    <HeadlessTable {...props} />
  </LateTable>
);

/** Around a table whose program comes after the page: its HTML, with all its links, is there before and until then. */
export function LateTable({ children }: { children: ReactNode }) {
  const id = useId();
  // React drops the server's HTML as soon as anything changes before the program is there. The same HTML stands in for it.
  const [served] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  );
  return (
    <div id={id} className="data-table-frame">
      <Suspense fallback={served === '' ? <Waiting /> : <Served html={served} />}>{children}</Suspense>
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

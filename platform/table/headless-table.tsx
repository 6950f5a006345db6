import {
  columnVisibilityFeature,
  createColumnHelper,
  type Header,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { TableProps, TableRow } from './table-parts.ts';
import { TablePages } from './table-pages.tsx';
import { TableTools } from './table-tools.tsx';
import { readSort, type TablePlace, tableHref } from './table-view.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
});
const column = createColumnHelper<typeof features, TableRow>();

/** The server has sorted the rows and cut them into pages; the address says how, so the state is read from it. */
function useHeadlessTable({ columns, rows, total, view }: TableProps) {
  const defined = useMemo(
    () =>
      columns.map(({ label, sorted, stays = false }) =>
        column.accessor((row): unknown => row.cells[label], {
          id: label,
          enableSorting: sorted !== undefined,
          sortDescFirst: sorted === 'down',
          enableHiding: !stays,
        }),
      ),
    [columns],
  );
  const { sort, size, page, without } = view;
  const state = useMemo(() => {
    const { label, backwards } = readSort(sort);
    return {
      sorting: [{ id: label, desc: backwards }],
      pagination: { pageIndex: page - 1, pageSize: size },
      columnVisibility: Object.fromEntries(without.map((hidden) => [hidden, false])),
    };
  }, [sort, size, page, without]);
  return useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: (row) => row.id,
    state,
    rowCount: total,
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
  });
}

type Table = ReturnType<typeof useHeadlessTable>;
const unchanging = () => () => undefined;

/** Which rows are ticked is known to the boxes themselves until the scripts have come, and to the table from then on. */
function useTicks(table: Table, { rows, ticks }: TableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  // Without script a button would do nothing.
  const live = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const takeOver = useEffectEvent(() => {
    const ticked = body.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]:checked') ?? [];
    table.setRowSelection(Object.fromEntries([...ticked].map(({ value }) => [value, true])));
  });
  useEffect(() => takeOver(), []);
  const here = rows.map(({ id }) => id).join('\n');
  const prune = useEffectEvent((left: string[]) => {
    table.setRowSelection((old) => Object.fromEntries(left.flatMap((id) => (old[id] ? [[id, true]] : []))));
  });
  useEffect(() => prune(here.split('\n')), [here]);
  const clear = useEffectEvent(() => table.resetRowSelection(true));
  useEffect(() => {
    if (ticks?.doneBy !== undefined) clear();
  }, [ticks?.doneBy]);
  return { body, live };
}

/** The whole of a list: how it is shown, its rows, its pages. */
export function HeadlessTable(props: TableProps) {
  const { label, columns, rows, ticks, className = '' } = props;
  const table = useHeadlessTable(props);
  const { body, live } = useTicks(table, props);
  const orders = columns.filter(({ sorted }) => sorted);
  const choosable = table.getAllLeafColumns().filter((one) => one.getCanHide());
  return (
    <>
      <TableTools place={props} orders={orders} choosable={choosable.map(({ id }) => id)} />
      {ticks && live && rows.length > 0 && (
        <div className="data-table-ticks">
          {/* The keyboard's way on phones, where the heads are not shown. */}
          <button
            type="button"
            className="btn btn-ghost btn-small"
            onClick={() => table.toggleAllPageRowsSelected()}
          >
            Tick {table.getIsAllPageRowsSelected() ? 'none' : 'all'} of this page
          </button>
          <span className="text-small text-muted" aria-live="polite">
            {table.getSelectedRowIds().length} of {rows.length} ticked
          </span>
        </div>
      )}
      <section className={`data-table-scroll ${className}`} aria-label={label} tabIndex={0}>
        <table className="data-table">
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {ticks && (
                  <th scope="col">
                    <span className="sr-only">Chosen</span>
                  </th>
                )}
                {group.headers.map((header) => (
                  <Head key={header.id} header={header} place={props} />
                ))}
              </tr>
            ))}
          </thead>
          <tbody ref={body}>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {ticks && (
                  <td data-label="Chosen">
                    <input
                      type="checkbox"
                      name={ticks.field}
                      value={row.id}
                      form={ticks.form}
                      aria-label={row.original.name}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} data-label={cell.column.id}>
                    <div className="data-table-value">{row.original.cells[cell.column.id] ?? '–'}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TablePages place={props} pages={table.getPageCount()} />
    </>
  );
}

/** Leads to the list in the order of this column, and backwards from there. */
function Head({
  header: { column: of },
  place,
}: {
  header: Header<typeof features, TableRow>;
  place: TablePlace;
}) {
  const sorted = of.getIsSorted();
  if (!of.getCanSort()) return <th scope="col">{of.id}</th>;
  const next = `${of.getNextSortingOrder() === 'desc' ? '-' : ''}${of.id}`;
  return (
    <th scope="col" aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}>
      <Link to={tableHref(place, { sort: next })} preventScrollReset>
        {of.id}
        {sorted && <span aria-hidden="true">{sorted === 'asc' ? '↑' : '↓'}</span>}
      </Link>
    </th>
  );
}

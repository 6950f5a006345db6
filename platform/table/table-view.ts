/** How a list is looked at, as its address says it. The server sorts it and cuts it into pages. */
export interface TableView {
  /** The label of a column, with '-' before it backwards. */
  sort: string;
  /** Rows of one page. */
  size: number;
  /** Labels of columns that are left out. */
  without: string[];
  /** Counts from 1. */
  page: number;
}

/** What a list is looked at by when its address says nothing. */
export interface UsualView {
  sort: string;
  /** The first one is the usual. */
  sizes: readonly [number, ...number[]];
  /** Columns that are left out until somebody wants them. */
  without?: readonly string[];
}

/** Rows of one page, for lists that need no other sizes. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Says that columns were chosen, also when none is left out of those that usually are. */
export const COLUMNS_CHOSEN = 'columns';

const MAX_PAGE = 100_000;
/** More than any list has. */
const MAX_COLUMNS = 20;
const isLabel = (text: string) => /^[A-Za-z ]{1,30}$/.test(text);

/** A nonsense value is read as if it were absent. */
export function readTableView(asked: URLSearchParams, usual: UsualView): TableView {
  const sort = asked.get('sort') ?? '';
  const size = Number(asked.get('size'));
  const page = Number(asked.get('page') ?? '1');
  return {
    sort: isLabel(sort.replace(/^-/, '')) ? sort : usual.sort,
    size: usual.sizes.find((known) => known === size) ?? usual.sizes[0],
    without:
      asked.has('without') || asked.has(COLUMNS_CHOSEN)
        ? [...new Set(asked.getAll('without').filter(isLabel))].slice(0, MAX_COLUMNS)
        : [...(usual.without ?? [])],
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** A view and the page that it is on. */
export interface TablePlace {
  view: TableView;
  usual: UsualView;
  path: string;
  /** What the address says beside the view. */
  kept: readonly (readonly [string, string])[];
}

/** What an address says of a view, without what has its usual value. */
export function viewParams({ view, usual }: Pick<TablePlace, 'view' | 'usual'>): [string, string][] {
  const { sort, size, page, without } = view;
  const said = {
    ...(sort !== usual.sort && { sort }),
    ...(size !== usual.sizes[0] && { size: String(size) }),
    ...(page > 1 && { page: String(page) }),
  };
  const { without: left = [] } = usual;
  const isUsual = without.length === left.length && without.every((label) => left.includes(label));
  if (isUsual) return Object.entries(said);
  const none: [string, string][] = without.length === 0 ? [[COLUMNS_CHOSEN, 'yes']] : [];
  return [...Object.entries(said), ...none, ...without.map((label): [string, string] => ['without', label])];
}

/** The address of a view. Whatever else changes leads to the first page. */
export function tableHref({ view, usual, path, kept }: TablePlace, change: Partial<TableView>): string {
  const params = new URLSearchParams();
  const said = viewParams({ view: { ...view, page: 1, ...change }, usual });
  for (const [name, value] of [...kept, ...said]) params.append(name, value);
  return `${path}?${params.toString()}`;
}

/** The address of the view as it is, with what else it is to say. */
export const viewHref = (place: TablePlace, ...more: [string, string][]): string =>
  tableHref({ ...place, kept: [...place.kept, ...more] }, { page: place.view.page });

/** Which column a list is sorted by, and whether backwards. */
export const readSort = (sort: string) => ({
  label: sort.replace(/^-/, ''),
  backwards: sort.startsWith('-'),
});

/** Where a page of that view begins, counted from 0. */
export const rowsBefore = ({ page, size }: Pick<TableView, 'page' | 'size'>): number => (page - 1) * size;

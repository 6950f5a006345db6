import { isMessageList, type MessageListName } from './message-list.ts';

/** What of the lists is looked at, as its address says it. */
export interface ListChoice {
  list: MessageListName | 'mail';
  /** Words that are looked for. They stand in no address: `searchKey` does, and a cookie of this browser knows what it means. */
  search: string;
  searchKey: string;
  /** A column, with '-' before it backwards. */
  sort: string;
  /** Rows of one page. */
  size: number;
  /** Columns that are left out. */
  without: string[];
  /** Counts from 1. */
  page: number;
}

export const MESSAGES_PATH = '/account/messages';
export const PAGE_SIZES = [25, 50, 100] as const;
/** The column of when something came in, which every list has. */
export const RECEIVED = 'Received';
export const NEWEST_FIRST = `-${RECEIVED}`;

const MAX_PAGE = 100_000;
/** More than any list has. */
const MAX_COLUMNS = 20;
const isLabel = (text: string) => /^[A-Za-z ]{1,30}$/.test(text);

/** Rows of one page; the first of the sizes where none of them is asked for. */
export function pageSizeIn(asked: URLSearchParams): number {
  const size = Number(asked.get('size'));
  return PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0];
}

/** A nonsense value is read as if it were absent. */
export function readListChoice(asked: URLSearchParams): ListChoice {
  const list = asked.get('list');
  const sort = asked.get('sort') ?? '';
  const page = Number(asked.get('page') ?? '1');
  return {
    list: list === 'mail' || isMessageList(list) ? list : 'contact',
    search: '',
    searchKey: (/^[\w-]{1,40}$/.exec(asked.get('search') ?? '') ?? [''])[0],
    sort: isLabel(sort.replace(/^-/, '')) ? sort : NEWEST_FIRST,
    size: pageSizeIn(asked),
    without: [...new Set(asked.getAll('without').filter(isLabel))].slice(0, MAX_COLUMNS),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address of a choice, without what has its usual value. Whatever else changes leads to the first page. */
export function listHref(choice: ListChoice, change: Partial<ListChoice>): string {
  const { list, searchKey, sort, size, without, page } = { ...choice, page: 1, ...change };
  const params = new URLSearchParams({
    list,
    ...(searchKey && { search: searchKey }),
    ...(sort !== NEWEST_FIRST && { sort }),
    ...(size !== PAGE_SIZES[0] && { size: String(size) }),
    ...(page > 1 && { page: String(page) }),
  });
  for (const label of without) params.append('without', label);
  return `${MESSAGES_PATH}?${params.toString()}`;
}

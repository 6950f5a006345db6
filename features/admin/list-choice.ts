import {
  PAGE_SIZES,
  readTableView,
  tableHref,
  type TablePlace,
  type TableView,
  type UsualView,
} from '#platform/table/table-view.ts';
import { isMessageList, type MessageListName } from './message-list.ts';

/** What of the lists is looked at, as its address says it. */
export interface ListChoice extends TableView {
  list: MessageListName | 'mail';
  /** Words that are looked for. They stand in no address: `searchKey` does, and a cookie of this browser knows what it means. */
  search: string;
  searchKey: string;
}

export const MESSAGES_PATH = '/account/messages';
/** The column of when something came in, which every list has. */
export const RECEIVED = 'Received';
export const NEWEST_FIRST = `-${RECEIVED}`;

const usual: UsualView = { sort: NEWEST_FIRST, sizes: PAGE_SIZES };

/** A nonsense value is read as if it were absent. */
export function readListChoice(asked: URLSearchParams): ListChoice {
  const list = asked.get('list');
  return {
    list: list === 'mail' || isMessageList(list) ? list : 'contact',
    search: '',
    searchKey: (/^[\w-]{1,40}$/.exec(asked.get('search') ?? '') ?? [''])[0],
    ...readTableView(asked, usual),
  };
}

/** Where the table of a choice stands. */
export const placeOf = ({ list, searchKey, search: _words, ...view }: ListChoice): TablePlace => ({
  view,
  usual,
  path: MESSAGES_PATH,
  kept: [['list', list], ...(searchKey === '' ? [] : [['search', searchKey] as const])],
});

/** The address of a choice, without what has its usual value. Whatever else changes leads to the first page. */
export const listHref = (choice: ListChoice, change: Partial<ListChoice>): string =>
  tableHref(placeOf({ ...choice, page: 1, ...change }), { page: change.page ?? 1 });

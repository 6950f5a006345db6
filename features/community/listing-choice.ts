import type { FeedList } from '#integrations/feeds/feed-list.ts';
import {
  PAGE_SIZES,
  readTableView,
  type TablePlace,
  type TableView,
  type UsualView,
} from '#platform/table/table-view.ts';
import { LISTINGS_PATH, readList } from './listings-answer.ts';

/** Of the listings, what the address asks for. */
export interface ListingChoice {
  list: FeedList;
  /** What feeds gave, not what is typed in. */
  feeds: boolean;
  view: TableView;
}

/** In which order, and which page of them. */
export type ListingView = Pick<TableView, 'sort' | 'size' | 'page'>;

const usual = { sort: '-Added', sizes: PAGE_SIZES, without: ['Added'] } as const satisfies UsualView;

/** As many as somebody looks through at once. */
export const NEWEST_LISTINGS: ListingView = { sort: usual.sort, size: 200, page: 1 };

/** A nonsense value is read as if it were absent. */
export const readListingChoice = (asked: URLSearchParams): ListingChoice => ({
  list: readList(asked.get('list')),
  feeds: asked.has('feeds'),
  view: readTableView(asked, usual),
});

/** Where the table of a choice stands. */
export const listingsPlace = ({ list, feeds, view }: ListingChoice): TablePlace => ({
  view,
  usual,
  path: LISTINGS_PATH,
  kept: [['list', list], ...(feeds ? [['feeds', ''] as const] : [])],
});

import type { TopSearch } from '#features/search/list-top-searches.server.ts';

/** What an owner sees on arriving: what waits, and how the last days went. */
export interface Overview {
  waits: WaitingThing[];
  /** Oldest day first, thirty of them, New York's; the last is today. */
  series: OverviewSeries[];
  /** A live shop counts its orders itself: where its owner sees them. Null in the demo, whose orders stand in the series. */
  ordersAt: string | null;
  /** Searched for most often in these days, and of that what no product was found for. */
  searched: { top: TopSearch[]; missed: TopSearch[] };
  /** Asked most often without an answer in these days. */
  unanswered: { question: string; times: number }[];
}

export interface WaitingThing {
  label: string;
  count: number;
  href: string;
}

export interface OverviewSeries {
  label: string;
  /** Where they are listed, when somewhere here is. */
  href?: string;
  /** One number a day. */
  days: number[];
}

export const OVERVIEW_DAYS = 30;

/** How many there were in the last days, today among them. */
export const sumOfLast = (days: readonly number[], length: number): number =>
  days.slice(-length).reduce((sum, count) => sum + count, 0);

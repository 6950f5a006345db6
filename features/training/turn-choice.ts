import { PAGE_SIZES, type TablePlace, type TableView, type UsualView } from '#platform/table/table-view.ts';

/** What of the chats that need a better answer is looked at. An empty text filters nothing. */
export interface TurnFilter {
  kind: '' | (typeof turnKinds)[number];
  state: '' | (typeof turnStates)[number];
  /** Words that stand in the question or the reply, all of them. */
  q: string;
  /** Days of the store, '2026-11-23'; both belong to it. */
  from: string;
  to: string;
}

/** As the address says it. */
export interface TurnChoice {
  filter: TurnFilter;
  view: TableView;
}

export const turnKinds = ['unknown', 'likely', 'voted-down'] as const;
/** Whether somebody taught a better answer, or put it aside. */
export const turnStates = ['open', 'done'] as const;

export const kindWords: Record<(typeof turnKinds)[number], string> = {
  unknown: 'Not answered',
  likely: 'Perhaps answered',
  'voted-down': 'Voted down',
};

export const CHATS_PATH = '/account/chats';
/** Characters of the words. */
export const MAX_TURN_SEARCH = 200;

export const usualTurns: UsualView = { sort: '-When', sizes: PAGE_SIZES };

/** Where the table of the turns stands. */
export const turnsPlace = ({ filter, view }: TurnChoice): TablePlace => ({
  view,
  usual: usualTurns,
  path: CHATS_PATH,
  kept: Object.entries(filter).filter(([, value]) => value !== ''),
});

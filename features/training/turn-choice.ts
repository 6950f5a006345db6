/** What of the chats that need a better answer is looked at, as the address says it. */
export interface TurnChoice {
  kind: '' | (typeof turnKinds)[number];
  state: '' | (typeof turnStates)[number];
  /** Counts from 1. */
  page: number;
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
export const TURNS_A_PAGE = 25;

/** The address of a choice, without what has its usual value. */
export const turnsHref = ({ kind, state, page }: TurnChoice): string =>
  `${CHATS_PATH}?${new URLSearchParams({
    ...(kind && { kind }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  })}`;

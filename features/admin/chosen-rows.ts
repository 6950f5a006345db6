import type { ListChoice } from './list-choice.ts';

/** The boxes of the rows: what a form sends of those that are ticked. */
export const CHOSEN_ROWS = 'message[]';

/** What one row of a list is called. */
export const rowWords: Record<ListChoice['list'], { one: string }> = {
  contact: { one: 'message' },
  giveaway: { one: 'entry' },
  subscribers: { one: 'subscription' },
  mail: { one: 'mail' },
};

export const chosenRows = (sent: FormData): string[] =>
  sent.getAll(CHOSEN_ROWS).flatMap((id) => (typeof id === 'string' ? [id] : []));

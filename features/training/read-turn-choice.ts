import { z } from 'zod';
import { storeDayText } from '#features/activity/activity-filter.ts';
import { readTableView } from '#platform/table/table-view.ts';
import { MAX_TURN_SEARCH, type TurnChoice, turnKinds, turnStates, usualTurns } from './turn-choice.ts';

const filter = z.object({
  kind: z.enum(turnKinds).or(z.literal('')).catch(''),
  state: z.enum(turnStates).or(z.literal('')).catch(''),
  q: z
    .string()
    .transform((words) => words.trim().slice(0, MAX_TURN_SEARCH))
    .catch(''),
  from: storeDayText,
  to: storeDayText,
});

/** Out of an address. What cannot be read filters nothing. */
export const readTurnChoice = (asked: URLSearchParams): TurnChoice => ({
  filter: filter.parse(Object.fromEntries(asked)),
  view: readTableView(asked, usualTurns),
});

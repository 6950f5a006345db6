import { z } from 'zod';
import { type TurnChoice, turnKinds, turnStates } from './turn-choice.ts';

const choice = z.object({
  kind: z.enum(turnKinds).or(z.literal('')).catch(''),
  state: z.enum(turnStates).or(z.literal('')).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** Out of an address. What cannot be read filters nothing. */
export const readTurnChoice = (asked: Iterable<readonly [string, unknown]>): TurnChoice =>
  choice.parse({ page: 1, ...Object.fromEntries(asked) });

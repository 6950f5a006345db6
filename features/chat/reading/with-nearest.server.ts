import type { Found } from '#features/knowledge/passage.server.ts';
import type { NearestQuestion } from './nearest-question.server.ts';

/**
 * From these odds on the nearest question is what was asked. Of 800 talks (decisions 0040 and 0041) such an answer is worth 2.5 of 3 above 1, 2.0 from
 * 0.5 to there, 1.8 from 0 to 0.5 and 1.6 down to -0.5; the nearest three together come to 1.7. From 0 on instead, 131 judged replies were worth the same.
 */
export const SURELY = 0.4;
/** From these on it was perhaps meant. */
const PERHAPS = -0.5;
/** Where nothing else was found. */
const PERHAPS_INSTEAD_OF_NOTHING = -1.3;

/** What was found, where the nearest of all questions says it better. */
export function withNearest(found: Found, { passage, odds }: NearestQuestion): Found {
  const others = found.passages.filter(({ id }) => id !== passage.id);
  const [best] = found.passages;
  // What the owner wrote and surely answers stands before all that the store came with.
  if (found.fit === 'sure' && best?.isOwners && best.id !== passage.id) return found;
  if (odds >= SURELY) return { ...found, passages: [passage, ...others], fit: 'sure' };
  // What was only perhaps meant gives way to what was perhaps meant more likely.
  const line =
    found.fit === 'unknown'
      ? PERHAPS_INSTEAD_OF_NOTHING
      : found.fit === 'likely' && best
        ? Math.min(PERHAPS, oddsOf(best.score))
        : PERHAPS;
  if (odds < line) return found;
  if (found.fit !== 'sure') return { ...found, passages: [passage, ...others], fit: 'likely' };
  // Of the entry that is told anyway it comes first.
  if (best?.id !== passage.id || !passage.asked) return found;
  return { ...found, passages: [{ ...best, asked: { ...passage.asked, alone: false } }, ...others] };
}

/** Of a likelihood, 0 to 1, the logarithm of its odds. */
const oddsOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

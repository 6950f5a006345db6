import type { Found } from '#features/knowledge/passage.server.ts';
import type { NearestQuestion } from './nearest-question.server.ts';

/**
 * From these odds on the nearest question is what was asked. They are careful: of 880 fresh messages that ask a question which is known, 6 to 8 in
 * ten with odds from -1 to -0.3 were right (docs/assistant.md).
 */
export const SURELY = -0.7;
/** From these on it was perhaps meant. */
const PERHAPS = -1;
/** Where nothing else was found. Of 480 fresh talks four had one from here to -1, all four rightly; two further down were of nothing that is known. */
const PERHAPS_INSTEAD_OF_NOTHING = -2.2;

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

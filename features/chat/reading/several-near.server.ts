import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Found, Passage } from '#features/knowledge/passage.server.ts';
import type { NearestQuestion } from './nearest-question.server.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import { isOfOthersThanHere } from './of-others-than-here.ts';
import type { Care } from '../safety/safety.ts';
import { AFTER_EMERGENCY } from '../safety/care-for-turn.ts';
import type { Reading } from './read-message.server.ts';
import { SURELY } from './with-nearest.server.ts';

/** From these odds on one of the nearest questions is mostly the one, though no one of them surely is. */
const SEVERAL = -2.2;
/** Where nothing else was found. */
const INSTEAD_OF_NOTHING = -1.3;
/** So many are told, as long as they are likely enough by themselves, and until all that are told are likely enough. */
const MOST = 3;
const LEAST_SHARE = 0.07;
const ENOUGH = 0.8;
/** So likely an entry is told whole: of 53 judged pairs in which it was not 17 were better and 12 worse, of 57 below 30 and 11. */
const BEYOND_DOUBT = 0.7;
/** Less likely than this all of them together tell nothing. */
const LEAST_OF_ALL = 0.45;

interface Asked {
  heard: { said: Pick<Reading, 'ask'>; before: string | undefined };
  message: string;
  care: Pick<Care, 'rules'>;
}

/**
 * What may have been meant, where no one question surely was: the nearest two or three, each with its short answer, rather than all of one entry.
 * Undefined where what was found says it better.
 */
export function severalNear(
  found: Found,
  { odds, near }: NearestQuestion,
  { heard: { said, before }, message, care }: Asked,
): Passage | undefined {
  const [best] = found.passages;
  // Behind an emergency that may still go on nobody picks one of three.
  if (said.ask.kind !== 'question' || care.rules.includes(AFTER_EMERGENCY)) return undefined;
  const line = found.fit === 'unknown' ? INSTEAD_OF_NOTHING : SEVERAL;
  if (odds >= SURELY || odds < line) return undefined;
  // What words and topics surely found, and none of the nearest questions is of it: of 63 talks it was worth 0.8 of 3, the nearest three 2.1.
  const sure = found.fit === 'sure' ? best : undefined;
  const isFar = sure !== undefined && near.every(({ passage }) => passage.id !== sure.id);
  if (sure && (sure.isOwners || sure.asked?.alone || (sure.score >= BEYOND_DOUBT && !isFar)))
    return undefined;
  const told: Passage[] = [];
  const isOfStore = ({ category }: Passage) => storeCategories.includes(category);
  const talk = plainWords(`${before ?? ''} ${message}`);
  const isMeantHere = (passage: Passage) => !isOfOthersThanHere(plainWords(questionOf(passage)), talk);
  let together = 0;
  for (const { passage, share } of near) {
    if (told.length === MOST || together >= ENOUGH || share < LEAST_SHARE) break;
    if (!isMeantHere(passage)) continue;
    // Beside what the store does no question about health was meant, and the other way round.
    if (told.some((one) => isOfStore(one) !== isOfStore(passage))) continue;
    told.push(passage);
    together += share;
  }
  const [first, ...others] = told;
  // Who asks for an entry itself is told all of it.
  if (!first?.asked || together < LEAST_OF_ALL) return undefined;
  if (others.length === 0) return isFar ? first : undefined;
  // What was surely found says it, unless another question of it does.
  if (sure && !isFar && told.every(({ id }) => id !== sure.id)) return undefined;
  const untold = near.filter(({ passage }) => !told.includes(passage) && isMeantHere(passage));
  return { ...first, orMeant: others, next: untold.map(({ passage }) => questionOf(passage)) };
}

const questionOf = ({ asked, question }: Passage): string => asked?.question ?? question;

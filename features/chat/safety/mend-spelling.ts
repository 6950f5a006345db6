import { editDistance } from '#platform/text/edit-distance.ts';

/** Mends words that are nobody's but look like one the rules know: 'sucidal', 'warfrin', 'throut'. */

export interface Spelling {
  /** The text with its mistyped words mended. Takes and gives plain text (plain-text.ts). */
  mend(plain: string): string;
}

interface SpellingWords {
  /** The words that rules and tables look for. */
  vocabulary: Iterable<string>;
  /** Words that are right as they are, though they look like a word of the vocabulary: 'painting' is not 'fainting'. */
  ordinary: Iterable<string>;
  /** Mistakes that no rule of distance finds without finding too much: 'pian'. */
  known: Readonly<Record<string, string>>;
}

const SHORTEST = 5;
const LONGEST = 20;
/** Unknown words of one message that are looked for: a message of nothing else is no message. */
const MOST_MENDED = 80;

interface Candidate {
  word: string;
  letters: number;
}

/** @param onStep called for every word that another is compared with: what a test counts. */
export function createSpelling(
  { vocabulary, ordinary, known }: SpellingWords,
  onStep?: () => void,
): Spelling {
  const right = new Set<string>(ordinary);
  const buckets = new Map<string, Candidate[]>();
  for (const word of new Set(vocabulary)) {
    right.add(word);
    if (word.length < SHORTEST || word.length > LONGEST || !/^\p{L}+$/u.test(word)) continue;
    const bucket = buckets.get(word.charAt(0)) ?? [];
    bucket.push({ word, letters: lettersOf(word) });
    buckets.set(word.charAt(0), bucket);
  }

  const isSettled = (word: string) =>
    word.length < SHORTEST ||
    word.length > LONGEST ||
    right.has(word) ||
    !/^\p{L}+$/u.test(word) ||
    (word.endsWith('s') && right.has(word.slice(0, -1)));

  function mendWord(word: string): string {
    const letters = lettersOf(word);
    let best = word;
    let least = allowance(word) + 1;
    for (const { word: candidate, letters: others } of buckets.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) >= least) continue;
      // One mistake changes two letters at most.
      if (bitsOf(letters ^ others) > 2 * (least - 1)) continue;
      onStep?.();
      const distance = editDistance(word, candidate, least);
      if (distance < least) {
        least = distance;
        best = candidate;
      }
    }
    return best;
  }

  return {
    mend(plain) {
      const seen = new Map<string, string>();
      let left = MOST_MENDED;
      return plain
        .split(' ')
        .map((word) => {
          const before = seen.get(word);
          if (before !== undefined) return before;
          const listed = Object.hasOwn(known, word) ? known[word] : undefined;
          const mended = listed ?? (isSettled(word) || left-- <= 0 ? word : mendWord(word));
          seen.set(word, mended);
          return mended;
        })
        .join(' ');
    },
  };
}

/** Which letters a word has: one bit each, all but a to z in one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A long word may carry two mistakes. */
const allowance = (word: string) => (word.length >= 8 ? 2 : 1);

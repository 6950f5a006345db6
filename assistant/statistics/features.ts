import { LABEL_KINDS, type Reading } from '../turn.ts';

/** Hashed n-grams of words and of letters, for the linear classifier. */

export const BUCKETS = 1 << 16;

/** Words of one piece of a message; a long story is read piece by piece, each half over the next. */
const PIECE = 24;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0) % BUCKETS;
}

/** The features of each piece of a message, as bucket numbers without repetition: words, letters, and what the lexicon found. */
export function featuresOf({ tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>): number[][] {
  const pieces: number[][] = [];
  for (let from = 0; from === 0 || from + PIECE / 2 < tokens.length; from += PIECE / 2) {
    const found = new Set(wordFeatures(tokens.slice(from, from + PIECE).map(({ stem }) => stem)));
    for (const one of mentions) {
      if (one.from < from || one.from >= from + PIECE || LABEL_KINDS.has(one.kind)) continue;
      const said =
        one.negated || one.elsewhere || one.topic
          ? 'n'
          : one.asked || one.hypothetical
            ? 'a'
            : one.past
              ? 'p'
              : 'm';
      found.add(hash(`${said} ${one.concept}`));
      found.add(hash(`k ${said} ${one.kind}`));
    }
    pieces.push([...found]);
  }
  return pieces;
}

function wordFeatures(stems: readonly string[]): Set<number> {
  const found = new Set<number>();
  stems.forEach((stem, at) => {
    found.add(hash(`1 ${stem}`));
    found.add(hash(`2 ${stem} ${stems[at + 1] ?? '$'}`));
    found.add(hash(`s ${stem} ${stems[at + 2] ?? '$'}`));
    const marked = `^${stem}$`;
    for (let letter = 0; letter + 4 <= marked.length && stem.length > 4; letter++) {
      found.add(hash(`c ${marked.slice(letter, letter + 4)}`));
    }
  });
  return found;
}

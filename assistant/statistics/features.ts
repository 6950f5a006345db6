import { LABEL_KINDS, type Mention, type Reading, type Token } from '../turn.ts';

/** Hashed n-grams of words, letters and concepts, for the linear classifier. */

export const BUCKETS = 1 << 16;

/** Words of one piece of a message; a long story is read piece by piece, each half over the next. */
const PIECE = 24;
/** Letters of a word that are looked at. */
const LETTERS = 14;

/** A kind of feature and its parts, as a bucket. */
function hash(...parts: string[]): number {
  let value = 0x811c9dc5;
  for (const text of parts) {
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ 32, 0x01000193);
  }
  return ((value ^ (value >>> 15)) >>> 0) % BUCKETS;
}

/** The features of each piece of a message, as bucket numbers without repetition: words, letters, and what the lexicon found. */
export function featuresOf({ tokens, mentions }: Pick<Reading, 'tokens' | 'mentions'>): number[][] {
  const letters = new Map<string, readonly number[]>();
  const byPiece = new Map<number, Mention[]>();
  for (const one of mentions) {
    if (LABEL_KINDS.has(one.kind)) continue;
    for (const half of [Math.floor(one.from / (PIECE / 2)), Math.floor(one.from / (PIECE / 2)) - 1]) {
      const list = byPiece.get(half);
      if (list) list.push(one);
      else byPiece.set(half, [one]);
    }
  }
  const pieces: number[][] = [];
  for (let half = 0; half === 0 || (half + 1) * (PIECE / 2) < tokens.length; half++) {
    const from = half * (PIECE / 2);
    const found = wordFeatures(tokens.slice(from, from + PIECE), letters);
    for (const feature of conceptFeatures(byPiece.get(half) ?? [])) found.add(feature);
    pieces.push([...found]);
  }
  return pieces;
}

function conceptFeatures(mentions: readonly Mention[]): number[] {
  const said = new Set(mentions.map((one) => `${mannerOf(one)} ${one.concept}`));
  const signs = [
    ...new Set(
      mentions.filter(({ kind }) => kind !== 'manner' && kind !== 'store').map(({ concept }) => concept),
    ),
  ].slice(0, 12);
  return [
    ...[...said].map((one) => hash('m', one)),
    ...mentions.map((one) => hash('k', mannerOf(one), one.kind)),
    ...signs.flatMap((one, at) =>
      signs.slice(at + 1).map((other) => hash('mm', one < other ? `${one} ${other}` : `${other} ${one}`)),
    ),
  ];
}

const mannerOf = (one: Mention): string =>
  one.negated || one.elsewhere || one.topic
    ? 'n'
    : one.asked || one.hypothetical
      ? 'a'
      : one.past
        ? 'p'
        : 'm';

function wordFeatures(tokens: readonly Token[], letters: Map<string, readonly number[]>): Set<number> {
  const found = new Set<number>();
  tokens.forEach(({ stem, word }, at) => {
    found.add(hash('1', stem));
    found.add(hash('2', stem, tokens[at + 1]?.stem ?? '$'));
    found.add(hash('s', stem, tokens[at + 2]?.stem ?? '$'));
    let own = letters.get(word);
    if (!own) letters.set(word, (own = letterFeatures(word)));
    for (const feature of own) found.add(feature);
  });
  return found;
}

function letterFeatures(word: string): number[] {
  if (word.length < 4) return [];
  const marked = `^${word.slice(0, LETTERS)}$`;
  return [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) =>
      hash('c', marked.slice(at, at + size)),
    ),
  );
}

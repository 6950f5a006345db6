import type { Mention, Reading, Token } from '../turn.ts';
import { hashOf } from './hash.ts';
import type { WordGroups } from './word-groups.ts';

/** Hashed n-grams of words, letters, groups of words and concepts, for the linear classifiers. */

export const BUCKETS = 1 << 16;

/** Words of one piece of a message, and how far the next one begins behind it. */
const PIECE = 24;
export const PIECE_STEP = PIECE / 2;
/** Letters of a word that are looked at. */
const LETTERS = 14;
/** Words of the message before that are looked at: its last ones. */
export const WORDS_BEFORE = 40;

/** A kind of feature and its parts, as a bucket. */
const hash = (...parts: string[]): number => hashOf(...parts) % BUCKETS;

type Words = Pick<Reading, 'tokens' | 'mentions'>;

export interface FeatureReader {
  /**
   * The features of each piece of a message, as bucket numbers without repetition. With the message before it, what that one said is
   * among the features of every piece, as said before.
   */
  (reading: Words, before?: Words): number[][];
}

export interface FeatureChoice {
  /** The concepts that count. */
  accepts: (mention: Mention) => boolean;
  /** How many letters in a row are looked at. */
  letters: readonly number[];
  /** Whether groups of words count beside each other. */
  pairs: boolean;
  /** Whether what the message before means is heard with each piece. */
  before: boolean;
}

/** The words of each piece: a long story is read piece by piece, each half over the next. */
export function cutIntoPieces(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [];
  for (let half = 0; half === 0 || (half + 1) * PIECE_STEP < tokens.length; half++)
    pieces.push(tokens.slice(half * PIECE_STEP, half * PIECE_STEP + PIECE));
  return pieces;
}

export function createFeatureReader(groups: WordGroups, choice: FeatureChoice): FeatureReader {
  const { accepts } = choice;
  return ({ tokens, mentions }, before) => {
    const letters = createLetterReader(choice.letters);
    const earlier = before ? featuresBefore(before, groups, accepts) : [];
    const byPiece = new Map<number, Mention[]>();
    for (const one of mentions) {
      if (!accepts(one)) continue;
      for (const half of [Math.floor(one.from / PIECE_STEP), Math.floor(one.from / PIECE_STEP) - 1]) {
        const list = byPiece.get(half);
        if (list) list.push(one);
        else byPiece.set(half, [one]);
      }
    }
    return cutIntoPieces(tokens).map((words, half) => {
      const found = wordFeatures(words, letters);
      for (const feature of groupFeatures(words, groups, choice.pairs)) found.add(feature);
      for (const feature of conceptFeatures(byPiece.get(half) ?? [])) found.add(feature);
      for (const feature of earlier) found.add(feature);
      return [...found];
    });
  };
}

/** Less of it than of the message itself: that something was said, not how. */
function featuresBefore(
  { tokens, mentions }: Words,
  { groupsOf }: WordGroups,
  accepts: (mention: Mention) => boolean,
): number[] {
  const words = tokens.slice(-WORDS_BEFORE);
  return [
    hash('before'),
    ...words.map(({ stem }) => hash('b1', stem)),
    ...words.flatMap(({ word }) => {
      const group = groupsOf(word);
      return group ? [hash('bg', String(group[1]))] : [];
    }),
    ...mentions.filter(accepts).map((one) => hash('bm', mannerOf(one), one.concept)),
  ];
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

function wordFeatures(tokens: readonly Token[], letters: LetterReader): Set<number> {
  const found = new Set<number>();
  tokens.forEach(({ stem, word }, at) => {
    found.add(hash('1', stem));
    found.add(hash('2', stem, tokens[at + 1]?.stem ?? '$'));
    found.add(hash('s', stem, tokens[at + 2]?.stem ?? '$'));
    for (const feature of letters(word)) found.add(feature);
  });
  return found;
}

/** Words by what they are used like, alone and beside the next two. */
function groupFeatures(tokens: readonly Token[], { groupsOf }: WordGroups, pairs: boolean): number[] {
  const groups = tokens.map(({ word, stem }) => groupsOf(word) ?? groupsOf(stem));
  return groups.flatMap((own, at) => {
    if (!own) return [];
    const [fine, middle, coarse] = own.map(String);
    const word = tokens[at]?.stem ?? '';
    return [
      hash('g0', fine ?? ''),
      hash('g1', middle ?? ''),
      hash('g2', coarse ?? ''),
      ...(pairs ? [1, 2] : []).flatMap((distance) => {
        const other = groups[at + distance];
        if (!other) return [];
        const beside = `g${distance}`;
        return [
          hash(beside, middle ?? '', String(other[1])),
          hash(beside, word, 'g', String(other[1])),
          hash(beside, 'g', middle ?? '', tokens[at + distance]?.stem ?? ''),
        ];
      }),
    ];
  });
}

type LetterReader = (word: string) => readonly number[];

/** Of one message: a word that is said again is read once. */
function createLetterReader(sizes: readonly number[]): LetterReader {
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const made = letterFeatures(word, sizes);
    known.set(word, made);
    return made;
  };
}

function letterFeatures(word: string, sizes: readonly number[]): number[] {
  if (word.length < 4) return [];
  const marked = `^${word.slice(0, LETTERS)}$`;
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) =>
      hash('c', marked.slice(at, at + size)),
    ),
  );
}

import type { Encoder } from '../encoder/encoder.ts';
import type { Reading, Token } from '../turn.ts';
import { createFeatureReader, cutIntoPieces, type FeatureChoice, WORDS_BEFORE } from './features.ts';
import { type LayeredModel, sharesOfMeaning } from './layered-model.ts';
import { mixShares } from './mix-shares.ts';
import type { LinearModel } from './linear-model.ts';
import { loadEncoder } from '../encoder/encoder.ts';
import { remembered } from '#platform/text/remembered.ts';
import { loadWordGroups, type WordGroups } from './word-groups.ts';
import { DIMENSIONS, loadWordVectors, type WordVectors } from './word-vectors.ts';

/** What is known of single words beforehand. */
export interface WordKnowledge {
  groups: WordGroups;
  vectors: WordVectors;
  /** What a whole sentence means. */
  encoder: Encoder;
}

export const loadWordKnowledge = (): WordKnowledge => ({
  groups: loadWordGroups(),
  vectors: loadWordVectors(),
  encoder: remembered(loadEncoder()),
});

/** One piece of a message: what stands in it, as buckets, and what it means; undefined where that is not looked for. */
export interface Piece {
  features: readonly number[];
  meaning: () => Float32Array | undefined;
}

type Words = Pick<Reading, 'tokens' | 'mentions'>;

/** The pieces of a message. `before` is the message before it, for readers that hear it: its meaning then stands behind the piece's own. */
export interface PieceReader {
  (reading: Words, before?: Words): Piece[];
}

export function createPieceReader({ groups, vectors }: WordKnowledge, choice: FeatureChoice): PieceReader {
  const featuresOf = createFeatureReader(groups, choice);
  const meaningOf = (words: readonly Token[], earlier: Float32Array | undefined) => {
    const own = vectors.meaningOf(words);
    if (!choice.before) return own;
    const both = new Float32Array(2 * DIMENSIONS);
    both.set(own);
    if (earlier) both.set(earlier, DIMENSIONS);
    return both;
  };
  return (reading, before) => {
    const earlier = before && vectors.meaningOf(before.tokens.slice(-WORDS_BEFORE));
    const pieces = cutIntoPieces(reading.tokens);
    return featuresOf(reading, before).map((features, at) => ({
      features,
      meaning: () => meaningOf(pieces[at] ?? [], earlier),
    }));
  };
}

/** A long message is read whole by its words; what its pieces mean, which takes some milliseconds each, only at its beginning and its end. */
const PIECES_MEANT = 3;

/** Pieces whose meaning a sentence encoder tells. */
export function createMeantPieces(groups: WordGroups, encoder: Encoder, choice: FeatureChoice): PieceReader {
  const featuresOf = createFeatureReader(groups, choice);
  return (reading, before) => {
    const pieces = cutIntoPieces(reading.tokens);
    const isMeant = (at: number) => at < PIECES_MEANT || at >= pieces.length - PIECES_MEANT;
    return featuresOf(reading, before).map((features, at) => ({
      features,
      meaning: () => (isMeant(at) ? encoder(textOf(pieces[at] ?? [])).meaning : undefined),
    }));
  };
}

/** As the encoder has learned to read messages: what was written, mended, without marks. */
export const textOf = (tokens: readonly Pick<Token, 'word'>[]): string =>
  tokens.map(({ word }) => word).join(' ');

export interface PieceModel {
  classes: readonly string[];
  /** The likelihood of each class, in their order. */
  sharesOf: (piece: Piece) => Float64Array;
}

/** No class is so unlikely to one of the two that the other cannot make it likely. */
const LEAST = 1e-4;

/**
 * Both readers of a piece together: by its words, and by what it means. They err in other places, so both together err less.
 * @param weight how much the meaning counts, 0 to 1
 */
export function together(byWords: LinearModel, byMeaning: LayeredModel, weight: number): PieceModel {
  const classes = [...new Set([...byWords.classes, ...byMeaning.classes])];
  const placesIn = (some: readonly string[]) => classes.map((one) => some.indexOf(one));
  const [inWords, inMeaning] = [placesIn(byWords.classes), placesIn(byMeaning.classes)];
  return {
    classes,
    sharesOf: ({ features, meaning }) => {
      const words = byWords.sharesOf(features);
      const meant = meaning();
      if (!meant) return Float64Array.from(inWords, (place) => words[place] ?? 0);
      const meanings = sharesOfMeaning(byMeaning, meant);
      // Of a class that is too new for one of them the other speaks alone.
      const sharesOf = (
        own: readonly number[],
        shares: Float64Array,
        others: readonly number[],
        instead: Float64Array,
      ) => own.map((place, at) => shares[place] ?? instead[others[at] ?? -1] ?? 0);
      return mixShares(
        sharesOf(inWords, words, inMeaning, meanings),
        sharesOf(inMeaning, meanings, inWords, words),
        { weight, least: LEAST },
      );
    },
  };
}

import type { Encoder, Meaning } from '../encoder/encoder.ts';
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
  /** What a whole sentence means, and what it asks. */
  encoder: (text: string) => Meaning;
  asking: Encoder['asking'];
}

export function loadWordKnowledge(): WordKnowledge {
  const encoder = loadEncoder();
  return {
    groups: loadWordGroups(),
    vectors: loadWordVectors(),
    encoder: remembered(encoder),
    asking: remembered(encoder.asking),
  };
}

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

/** What the pieces of a message mean, each when it is asked for. */
interface MeaningReader {
  (pieces: readonly (readonly Token[])[], before?: Words): (at: number) => Float32Array | undefined;
}

export function createPieceReader(
  groups: WordGroups,
  choice: FeatureChoice,
  readMeanings: MeaningReader,
): PieceReader {
  const featuresOf = createFeatureReader(groups, choice);
  return (reading, before) => {
    const meaningAt = readMeanings(cutIntoPieces(reading.tokens), before);
    return featuresOf(reading, before).map((features, at) => ({ features, meaning: () => meaningAt(at) }));
  };
}

/** By the sum of its words; behind it stands what the message before means. */
export const summedBehindBefore =
  (vectors: WordVectors): MeaningReader =>
  (pieces, before) => {
    const earlier = before && vectors.meaningOf(before.tokens.slice(-WORDS_BEFORE));
    return (at) => {
      const both = new Float32Array(2 * DIMENSIONS);
      both.set(vectors.meaningOf(pieces[at] ?? []));
      if (earlier) both.set(earlier, DIMENSIONS);
      return both;
    };
  };

/** A long message is read whole by its words; what its pieces mean, which takes some milliseconds each, only at its beginning and its end. */
const PIECES_MEANT = 3;

/** By the sentence encoder. */
export const encoded =
  (encoder: WordKnowledge['encoder']): MeaningReader =>
  (pieces) =>
  (at) =>
    at < PIECES_MEANT || at >= pieces.length - PIECES_MEANT
      ? encoder(textOf(pieces[at] ?? [])).meaning
      : undefined;

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
      const told = byWords.sharesOf(features);
      const words = inWords.map((place) => told[place]);
      const meant = meaning();
      if (!meant) return Float64Array.from(words, (share) => share ?? 0);
      const toldByMeaning = sharesOfMeaning(byMeaning, meant);
      const meanings = inMeaning.map((place) => toldByMeaning[place]);
      // Of a class that is too new for one of them the other speaks alone.
      return mixShares(
        words.map((share, at) => share ?? meanings[at] ?? 0),
        meanings.map((share, at) => share ?? words[at] ?? 0),
        { weight, least: LEAST },
      );
    },
  };
}

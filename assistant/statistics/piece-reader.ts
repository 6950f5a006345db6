import type { Reading, Token } from '../turn.ts';
import { createFeatureReader, cutIntoPieces, type FeatureChoice, WORDS_BEFORE } from './features.ts';
import { type LayeredModel, sharesOfMeaning } from './layered-model.ts';
import { mixShares } from './mix-shares.ts';
import type { LinearModel } from './linear-model.ts';
import { loadWordGroups, type WordGroups } from './word-groups.ts';
import { DIMENSIONS, loadWordVectors, type WordVectors } from './word-vectors.ts';

/** What is known of single words beforehand. */
export interface WordKnowledge {
  groups: WordGroups;
  vectors: WordVectors;
}

export const loadWordKnowledge = (): WordKnowledge => ({
  groups: loadWordGroups(),
  vectors: loadWordVectors(),
});

/** One piece of a message: what stands in it, as buckets, and what it means. */
export interface Piece {
  features: readonly number[];
  meaning: Float32Array;
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
      meaning: meaningOf(pieces[at] ?? [], earlier),
    }));
  };
}

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
export const together = (byWords: LinearModel, byMeaning: LayeredModel, weight: number): PieceModel => ({
  classes: byWords.classes,
  sharesOf: ({ features, meaning }) =>
    mixShares(byWords.sharesOf(features), sharesOfMeaning(byMeaning, meaning), { weight, least: LEAST }),
});

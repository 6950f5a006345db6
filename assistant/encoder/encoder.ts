import {
  type EncoderLayer,
  encoderFile,
  type EncoderWeights,
  type Norm,
  readEncoderFile,
  readWordPieces,
  wordPiecesFile,
} from './encoder-file.ts';
import { unitOf } from '../statistics/unit-of.ts';
import { gelu } from './gelu.ts';
import { createMatrixMultiplier, type Multiply } from './matrix-multiplier.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

/** What a text means, as numbers: texts that mean the same lie near, whatever their words. */
export interface Meaning {
  /** What the readers of topics and kinds go by: the average over its pieces. */
  meaning: Float32Array;
  /** By which texts are held against each other; of length 1: their product is how alike they are, -1 to 1. */
  likeness: Float32Array;
}

/** Some milliseconds for a sentence. Only its beginning is read of a text of more than some sixty words. */
export interface Encoder {
  (text: string): Meaning;
}

/** What BERT adds to a variance, so that nothing is divided by 0. */
const LEAST_VARIANCE = 1e-12;

/** Reads the files: make one and keep it. */
export const loadEncoder = (): Encoder =>
  createEncoder(readEncoderFile(encoderFile), readWordPieces(wordPiecesFile));

/** A BERT encoder (Devlin and others 2018) whose last layer is averaged over the pieces of a text. */
function createEncoder(weights: EncoderWeights, vocabulary: readonly string[]): Encoder {
  const { sizes, layers } = weights;
  const { width, positions } = sizes;
  const readPieces: WordPieces = createWordPieces(vocabulary, positions - 2);
  const matrices = layers.flatMap(({ attention, afterAttention, widen, narrow }) => [
    attention,
    afterAttention,
    widen,
    narrow,
  ]);
  const multiply = createMatrixMultiplier(matrices, positions);
  return (text) => {
    let vectors = beginWith(readPieces(text), weights);
    for (const layer of layers) vectors = throughLayer(vectors, layer, sizes, multiply);
    const meaning = meanOf(vectors, width);
    return { meaning, likeness: unitOf(projected(meaning, weights.likeness)) };
  };
}

/** What each piece says by itself, and where it stands. */
function beginWith(
  pieces: readonly number[],
  { pieces: table, positions, norm, sizes: { width } }: EncoderWeights,
): Float32Array {
  const vectors = new Float32Array(pieces.length * width);
  pieces.forEach((piece, position) => {
    const scale = table.scales[piece] ?? 0;
    for (let at = 0; at < width; at++)
      vectors[position * width + at] =
        (table.units[piece * width + at] ?? 0) * scale + (positions[position * width + at] ?? 0);
  });
  normalize(vectors, norm);
  return vectors;
}

function throughLayer(
  vectors: Float32Array,
  layer: EncoderLayer,
  { width, heads }: EncoderWeights['sizes'],
  multiply: Multiply,
): Float32Array {
  const heard = attend(multiply(vectors, layer.attention), width, heads);
  const after = sumOf(vectors, multiply(heard, layer.afterAttention));
  normalize(after, layer.attentionNorm);
  const wide = new Float32Array(multiply(after, layer.widen));
  for (let at = 0; at < wide.length; at++) wide[at] = gelu(wide[at] ?? 0);
  const out = sumOf(after, multiply(wide, layer.narrow));
  normalize(out, layer.norm);
  return out;
}

/** What each token takes over from the others: of those whose key fits its query most. `mixed` has query, key and value of each token. */
function attend(mixed: Float32Array, width: number, heads: number): Float32Array {
  const step = 3 * width;
  const tokens = mixed.length / step;
  const size = width / heads;
  const out = new Float32Array(tokens * width);
  const shares = new Float32Array(tokens);
  for (let head = 0; head < heads; head++)
    for (let token = 0; token < tokens; token++) {
      const query = token * step + head * size;
      for (let other = 0; other < tokens; other++) {
        const key = other * step + width + head * size;
        let sum = 0;
        for (let at = 0; at < size; at++) sum += (mixed[query + at] ?? 0) * (mixed[key + at] ?? 0);
        shares[other] = sum / Math.sqrt(size);
      }
      shareOut(shares);
      for (let other = 0; other < tokens; other++) {
        const value = other * step + 2 * width + head * size;
        const share = shares[other] ?? 0;
        for (let at = 0; at < size; at++) {
          const place = token * width + head * size + at;
          out[place] = (out[place] ?? 0) + share * (mixed[value + at] ?? 0);
        }
      }
    }
  return out;
}

/** Makes shares of scores, in place; they come to 1. */
function shareOut(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - most);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / total;
}

/** Each token's vector with mean 0 and variance 1, then weighed; in place. */
function normalize(vectors: Float32Array, { weight, bias }: Norm): void {
  const width = weight.length;
  for (let from = 0; from < vectors.length; from += width) {
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + width; at++) {
      const value = vectors[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(squares / width - mean * mean + LEAST_VARIANCE);
    for (let at = 0; at < width; at++)
      vectors[from + at] = ((vectors[from + at] ?? 0) - mean) * scale * (weight[at] ?? 0) + (bias[at] ?? 0);
  }
}

function meanOf(vectors: Float32Array, width: number): Float32Array {
  const mean = new Float32Array(width);
  const share = width / vectors.length;
  for (let from = 0; from < vectors.length; from += width)
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (vectors[from + at] ?? 0) * share;
  return mean;
}

function sumOf(one: Float32Array, other: Float32Array): Float32Array {
  const sum = new Float32Array(one);
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (other[at] ?? 0);
  return sum;
}

/** By a matrix of as many columns as the vector has numbers, row by row. */
function projected(vector: Float32Array, matrix: Float32Array): Float32Array {
  const width = vector.length;
  return Float32Array.from({ length: matrix.length / width }, (_, row) =>
    vector.reduce((sum, value, at) => sum + value * (matrix[row * width + at] ?? 0), 0),
  );
}

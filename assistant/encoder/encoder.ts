import { LRUCache } from 'lru-cache';
import {
  type EncoderLayer,
  encoderFile,
  type EncoderWeights,
  type LoadedWeights,
  type Norm,
  readEncoderFile,
  readWordPieces,
  wordPiecesFile,
} from './encoder-file.ts';
import { unitOf } from '../statistics/unit-of.ts';
import { gelu } from './gelu.ts';
import { createKernels, type Kernels } from './kernels.ts';
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
  /**
   * What a text asks: its product with that of a question, -1 to 1, is how near it comes to asking it. A third of the time of the meaning, where
   * that was read just before.
   */
  asking: (text: string) => Float32Array;
}

/** Of so many texts it is kept what the layers make of them that both readings share, 30 KB each. */
const MOST_BEGUN = 16;

/** What BERT adds to a variance, so that nothing is divided by 0. */
const LEAST_VARIANCE = 1e-12;

/** Reads the files: make one and keep it. */
export const loadEncoder = (): Encoder =>
  createEncoder(readEncoderFile(encoderFile), readWordPieces(wordPiecesFile));

/** A BERT encoder (Devlin and others 2018) whose last layer is averaged over the pieces of a text; its last layers are there twice, for two readings. */
function createEncoder({ weights, memory, free }: LoadedWeights, vocabulary: readonly string[]): Encoder {
  const { sizes, layers } = weights;
  const readPieces: WordPieces = createWordPieces(vocabulary, sizes.positions - 2);
  const kernels = createKernels(memory, free, sizes);
  const through = (vectors: Float32Array, some: readonly EncoderLayer[]) =>
    some.reduce((before, layer) => throughLayer(before, layer, kernels), vectors);
  const fork = layers.length - sizes.asking;
  const begun = new LRUCache<string, Float32Array>({ max: MOST_BEGUN });
  const begin = (text: string): Float32Array => {
    const vectors = begun.get(text) ?? through(beginWith(readPieces(text), weights), layers.slice(0, fork));
    begun.set(text, vectors);
    return vectors;
  };
  const encode = (text: string): Meaning => {
    const meaning = meanOf(through(begin(text), layers.slice(fork)), sizes.width);
    return { meaning, likeness: unitOf(projected(meaning, weights.likeness)) };
  };
  const asking = (text: string): Float32Array =>
    unitOf(
      projected(meanOf(through(begin(text), weights.asking.layers), sizes.width), weights.asking.likeness),
    );
  return Object.assign(encode, { asking });
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

function throughLayer(vectors: Float32Array, layer: EncoderLayer, kernels: Kernels): Float32Array {
  const heard = kernels.attend(kernels.multiply(vectors, layer.attention));
  const after = sumOf(vectors, kernels.multiply(heard, layer.afterAttention));
  normalize(after, layer.attentionNorm);
  const wide = kernels.multiply(after, layer.widen);
  for (let at = 0; at < wide.length; at++) wide[at] = gelu(wide[at] ?? 0);
  const out = sumOf(after, kernels.multiply(wide, layer.narrow));
  normalize(out, layer.norm);
  return out;
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

import { LRUCache } from 'lru-cache';
import {
  type EncoderLayer,
  encoderFile,
  type EncoderWeights,
  type LoadedWeights,
  readEncoderFile,
  readWordPieces,
  wordPiecesFile,
} from './encoder-file.ts';
import { unitOf } from '../statistics/unit-of.ts';
import { createKernels, type Kernels } from './kernels.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

/** What a text means, as numbers: texts that mean the same lie near, whatever their words. */
export interface Meaning {
  /** What the readers of topics and kinds go by: the average over its pieces. */
  meaning: Float32Array;
  /** By which texts are held against each other; of length 1: their product is how alike they are, -1 to 1. */
  likeness: Float32Array;
}

/** What a text asks. */
export interface AskingRead {
  /** Of length 1: its product with that of a question, -1 to 1, is how near the text comes to asking it. */
  asking: Float32Array;
  pieces: Pieces;
}

/** The pieces of a text one by one. */
export interface Pieces {
  /** Each of length 1, one behind the other. */
  vectors: Float32Array;
  /** How much each counts in what somebody said, and in a question, above 0. */
  said: Float32Array;
  asked: Float32Array;
}

/** Some milliseconds for a sentence. Only its beginning is read of a text of more than some sixty words. */
export interface Encoder {
  (text: string): Meaning;
  /** A third of the time of the meaning, where that was read just before. */
  asking: (text: string) => AskingRead;
}

/** Of so many texts it is kept what the layers make of them that both readings share, 30 KB each. */
const MOST_BEGUN = 16;

/** Reads the files: make one and keep it. */
export const loadEncoder = (): Encoder =>
  createEncoder(readEncoderFile(encoderFile), readWordPieces(wordPiecesFile));

/** A BERT encoder (Devlin and others 2018) whose last layer is averaged over the pieces of a text; its last layers are there twice, for two readings. */
function createEncoder({ weights, memory, free }: LoadedWeights, vocabulary: readonly string[]): Encoder {
  const { sizes, layers } = weights;
  const readPieces: WordPieces = createWordPieces(vocabulary, sizes.positions - 2);
  const kernels = createKernels(memory, free, sizes);
  const through = (vectors: Float32Array, some: readonly EncoderLayer[]): Float32Array => {
    for (const layer of some) throughLayer(vectors, layer, kernels);
    return vectors;
  };
  const fork = layers.length - sizes.asking;
  /** Each piece by itself and where it stands, and on to where both readings part. */
  const beginWith = (pieces: readonly number[]): Float32Array => {
    const vectors = kernels.hold(vectorsOf(pieces, weights));
    kernels.addNormalized(vectors, weights.positions, weights.norm);
    return through(vectors, layers.slice(0, fork)).slice();
  };
  const begun = new LRUCache<string, Float32Array>({ max: MOST_BEGUN });
  const begin = (text: string): Float32Array => {
    const vectors = begun.get(text) ?? beginWith(readPieces(text));
    begun.set(text, vectors);
    return kernels.hold(vectors);
  };
  const encode = (text: string): Meaning => {
    const meaning = meanOf(through(begin(text), layers.slice(fork)), sizes.width);
    return { meaning, likeness: unitOf(projected(meaning, weights.likeness)) };
  };
  const asking = (text: string): AskingRead => {
    const vectors = through(begin(text), weights.asking.layers);
    const whole = projected(meanOf(vectors, sizes.width), weights.asking.likeness);
    return { asking: unitOf(whole), pieces: piecesOf(vectors, weights) };
  };
  return Object.assign(encode, { asking });
}

/** Of all but the marks for beginning and end. */
function piecesOf(
  vectors: Float32Array,
  { asking: { pieces, weights, biases }, sizes: { width, pieces: numbers } }: EncoderWeights,
): Pieces {
  const count = Math.max(0, vectors.length / width - 2);
  const found: Pieces = {
    vectors: new Float32Array(count * numbers),
    said: new Float32Array(count),
    asked: new Float32Array(count),
  };
  for (let piece = 0; piece < count; piece++) {
    const own = vectors.subarray((piece + 1) * width, (piece + 2) * width);
    found.vectors.set(unitOf(projected(own, pieces)), piece * numbers);
    const [said = 0, asked = 0] = projected(own, weights).map((value, at) =>
      softPlus(value + (biases[at] ?? 0)),
    );
    found.said[piece] = said;
    found.asked[piece] = asked;
  }
  return found;
}

/** Never 0 or below, and from some on the value itself. */
const softPlus = (value: number): number => Math.log1p(Math.exp(-Math.abs(value))) + Math.max(0, value);

/** What each piece says by itself. */
function vectorsOf(
  pieces: readonly number[],
  { pieces: { units, scales }, sizes: { width } }: EncoderWeights,
): Float32Array {
  const vectors = new Float32Array(pieces.length * width);
  pieces.forEach((piece, position) => {
    const scale = scales[piece] ?? 0;
    for (let at = 0; at < width; at++)
      vectors[position * width + at] = (units[piece * width + at] ?? 0) * scale;
  });
  return vectors;
}

/** In place, in the memory of the kernels. */
function throughLayer(
  vectors: Float32Array,
  layer: EncoderLayer,
  { attend, multiply, addNormalized, bend }: Kernels,
): void {
  const heard = attend(multiply(vectors, layer.attention));
  addNormalized(vectors, multiply(heard, layer.afterAttention), layer.attentionNorm);
  const wide = multiply(vectors, layer.widen);
  bend(wide);
  addNormalized(vectors, multiply(wide, layer.narrow), layer.norm);
}

function meanOf(vectors: Float32Array, width: number): Float32Array {
  const mean = new Float32Array(width);
  const share = width / vectors.length;
  for (let from = 0; from < vectors.length; from += width)
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (vectors[from + at] ?? 0) * share;
  return mean;
}

/** By a matrix of as many columns as the vector has numbers, row by row: in loops, as a function called for each number takes six times as long. */
function projected(vector: Float32Array, matrix: Float32Array): Float32Array {
  const width = vector.length;
  const rows = new Float32Array(matrix.length / width);
  for (let row = 0, from = 0; row < rows.length; row++, from += width) {
    let sum = 0;
    for (let at = 0; at < width; at++) sum += (vector[at] ?? 0) * (matrix[from + at] ?? 0);
    rows[row] = sum;
  }
  return rows;
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { readModelFile } from '../statistics/model-file.ts';

/** What `tests/evaluation/encoder/fine_tune.py` wrote: the encoder's weights, and the pieces of words that it knows. */
export const encoderFile = path.join(dataFolder('encoder'), 'encoder.bin');
export const wordPiecesFile = path.join(dataFolder('encoder'), 'word-pieces.txt');

/** Sizes of a BERT encoder. */
const sizes = z.object({
  /** Pieces of words that it knows. */
  vocabulary: z.int(),
  /** Pieces of a text that it reads, the marks for beginning and end among them. */
  positions: z.int(),
  layers: z.int(),
  heads: z.int(),
  /** Numbers of each piece between layers, and inside of one. */
  width: z.int(),
  inner: z.int(),
  /** Numbers by which texts are held against each other. */
  likeness: z.int(),
  /** So many of the last layers stand there once more, as they were taught which question a message asks. */
  asking: z.int(),
  /** Numbers by which pieces of a message and of a question are held against each other. */
  pieces: z.int(),
});
export type EncoderSizes = z.infer<typeof sizes>;

/** A matrix of signed bytes, row by row; each row has its scale and its bias. */
export interface Matrix {
  outer: number;
  inner: number;
  units: Int8Array;
  scales: Float32Array;
  bias: Float32Array;
}

export interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

export interface EncoderLayer {
  /** Query, key and value, one below the other. */
  attention: Matrix;
  afterAttention: Matrix;
  attentionNorm: Norm;
  widen: Matrix;
  narrow: Matrix;
  norm: Norm;
}

export interface EncoderWeights {
  sizes: EncoderSizes;
  /** A row for each piece; the bias is 0. */
  pieces: Matrix;
  positions: Float32Array;
  norm: Norm;
  layers: EncoderLayer[];
  /** From `width` to `likeness` numbers, row by row. */
  likeness: Float32Array;
  /** In place of the last layers and of `likeness`, where it is read what a text asks. */
  asking: {
    layers: EncoderLayer[];
    likeness: Float32Array;
    /** From `width` to `pieces` numbers, row by row. */
    pieces: Float32Array;
    /** Two rows of `width` numbers, and two numbers: how much a piece counts where it is said, and where it is asked. */
    weights: Float32Array;
    biases: Float32Array;
  };
}

/** Weights where WebAssembly reads them: they are too large to hold twice. */
export interface LoadedWeights {
  weights: EncoderWeights;
  memory: WebAssembly.Memory;
  /** The first byte behind them: from there on the memory is free. */
  free: number;
}

/** Room behind the weights for the numbers of the longest text: 1.3 MB. */
const ROOM = 1.5 * 2 ** 20;
/** Bytes of a page of a memory of WebAssembly. */
export const PAGE = 65_536;

/** Behind the heading stand all floats, then the bytes of all matrices, in the order in which they are read here. Throws where there is no such file. */
export function readEncoderFile(file: string): LoadedWeights {
  const free = statSync(file).size;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((free + ROOM) / PAGE) });
  const { heading, buffer, at: start } = readModelFile(file, memory.buffer);
  const found = sizes.parse(heading);
  const { vocabulary, positions, layers, width, inner, likeness, asking, pieces } = found;
  let at = start;
  const floats = (count: number) => {
    const list = new Float32Array(buffer, at, count);
    at += count * Float32Array.BYTES_PER_ELEMENT;
    return list;
  };
  const rows = (outer: number, inside: number): Omit<Matrix, 'units'> => ({
    outer,
    inner: inside,
    scales: floats(outer),
    bias: floats(outer),
  });
  const norm = (): Norm => ({ weight: floats(width), bias: floats(width) });
  const someLayers = (length: number) =>
    Array.from({ length }, () => ({
      attention: rows(3 * width, width),
      afterAttention: rows(width, width),
      attentionNorm: norm(),
      widen: rows(inner, width),
      narrow: rows(width, inner),
      norm: norm(),
    }));
  const read = {
    pieces: rows(vocabulary, width),
    positions: floats(positions * width),
    norm: norm(),
    layers: someLayers(layers),
    likeness: floats(likeness * width),
    asking: {
      layers: someLayers(asking),
      likeness: floats(likeness * width),
      pieces: floats(pieces * width),
      weights: floats(2 * width),
      biases: floats(2),
    },
  };
  const withUnits = (matrix: Omit<Matrix, 'units'>): Matrix => {
    const units = new Int8Array(buffer, at, matrix.outer * matrix.inner);
    at += units.length;
    return { ...matrix, units };
  };
  const layersWithUnits = (some: ReturnType<typeof someLayers>): EncoderLayer[] =>
    some.map((layer) => ({
      ...layer,
      attention: withUnits(layer.attention),
      afterAttention: withUnits(layer.afterAttention),
      widen: withUnits(layer.widen),
      narrow: withUnits(layer.narrow),
    }));
  const weights = {
    ...read,
    sizes: found,
    pieces: withUnits(read.pieces),
    layers: layersWithUnits(read.layers),
    asking: { ...read.asking, layers: layersWithUnits(read.asking.layers) },
  };
  return { weights, memory, free };
}

export const readWordPieces = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

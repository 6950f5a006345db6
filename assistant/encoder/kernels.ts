import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { z } from 'zod';
import { once } from '#platform/time/once.ts';
import { dataFolder } from '../data-folder.ts';
import type { EncoderSizes, Matrix, Norm } from './encoder-file.ts';
import { GELU_REACH, GELU_STEPS, geluTable } from './gelu.ts';

/**
 * The arithmetic of an encoder in WebAssembly. Vectors of tokens stand one after the other, in the memory of the kernels. What `hold`, `multiply`
 * and `attend` answer is overwritten by the next call of the same one.
 */
export interface Kernels {
  /** A copy in the memory, for `addNormalized`. */
  hold: (vectors: Float32Array) => Float32Array;
  /** The vectors of some tokens multiplied by one matrix; its bias is added. */
  multiply: (tokens: Float32Array, matrix: Matrix) => Float32Array;
  /** What each token takes over from the others: of those whose key fits its query most. Of what `multiply` made of `attention`. */
  attend: (mixed: Float32Array) => Float32Array;
  /** Adds to each token's vector, gives it mean 0 and variance 1 and weighs it; in place. */
  addNormalized: (vectors: Float32Array, added: Float32Array, norm: Norm) => void;
  /** The Gaussian error linear unit of each number, in place. */
  bend: (numbers: Float32Array) => void;
}

export const kernelsFile = path.join(dataFolder('encoder'), 'kernels.wasm');

/** Four tokens are multiplied at once, by two rows of a matrix. */
const TOKENS_AT_ONCE = 4;
const ROWS_AT_ONCE = 2;
/** The largest unit of a vector: with it the sums of 1,536 products stay within 32 bits, and nothing that counts is lost. */
const LARGEST = 8191;
/** What BERT adds to a variance, so that nothing is divided by 0. */
const LEAST_VARIANCE = 1e-12;
export const ALIGNED = 16;

/**
 * @param memory holds the matrices that will be multiplied by
 * @param free the first byte that nothing else uses
 */
export function createKernels(
  memory: WebAssembly.Memory,
  free: number,
  { positions, width, inner, heads }: Pick<EncoderSizes, 'positions' | 'width' | 'inner' | 'heads'>,
): Kernels {
  const { buffer } = memory;
  const take = placesFrom(free, buffer.byteLength);
  const held = roundUp(positions, TOKENS_AT_ONCE);
  const widest = Math.max(3 * width, inner);
  const vectors = take(held * widest * 4);
  const units = take(held * widest * 2);
  const unitScales = take(held * 4);
  const out = take(held * widest * 4);
  const scores = take(heads * positions * positions * 4);
  const heard = take(positions * width * 4);
  const table = take(geluTable.byteLength);
  new Float32Array(buffer, table, geluTable.length).set(geluTable);
  const { multiply, compare, mix, addNormalized, bend } = instantiateKernels(memory);
  const hold = (given: Float32Array): Float32Array => {
    const copy = new Float32Array(buffer, vectors, given.length);
    copy.set(given);
    return copy;
  };
  const within = (given: Float32Array) => (given.buffer === buffer ? given : hold(given)).byteOffset;
  return {
    hold,
    multiply: (given, { inner: length, outer, units: weights, scales, bias }) => {
      const tokens = given.length / length;
      if (tokens > held) throw new RangeError(`${tokens} tokens are more than ${held}`);
      if (weights.buffer !== buffer) throw new Error('this matrix is not in the memory');
      if (outer % ROWS_AT_ONCE) throw new RangeError(`${outer} rows are no multiple of ${ROWS_AT_ONCE}`);
      const places = [units, unitScales, ...[weights, scales, bias].map(({ byteOffset }) => byteOffset), out];
      multiply(tokens, length, outer, within(given), LARGEST, ...places);
      return new Float32Array(buffer, out, tokens * outer);
    },
    attend: (mixed) => {
      const tokens = mixed.length / (3 * width);
      const [bytes, size] = [width * 4, (width / heads) * 4];
      compare(tokens, bytes, size, mixed.byteOffset, scores);
      shareOut(new Float32Array(buffer, scores, heads * tokens * tokens), tokens, Math.sqrt(width / heads));
      mix(tokens, bytes, size, mixed.byteOffset, scores, heard);
      return new Float32Array(buffer, heard, tokens * width);
    },
    addNormalized: (to, added, { weight, bias }) => {
      const places = [to, added, weight, bias].map(({ byteOffset }) => byteOffset);
      addNormalized(to.length / weight.length, weight.length, ...places, LEAST_VARIANCE);
    },
    bend: (numbers) => bend(numbers.length, numbers.byteOffset, table, GELU_REACH, GELU_STEPS),
  };
}

/** Makes shares of each row of scores, in place; they come to 1. */
function shareOut(scores: Float32Array, row: number, divisor: number): void {
  for (let from = 0; from < scores.length; from += row) {
    let most = -Infinity;
    for (let at = from; at < from + row; at++) most = Math.max(most, scores[at] ?? 0);
    let total = 0;
    for (let at = from; at < from + row; at++) {
      const power = Math.exp(((scores[at] ?? 0) - most) / divisor);
      scores[at] = power;
      total += power;
    }
    for (let at = from; at < from + row; at++) scores[at] = (scores[at] ?? 0) / total;
  }
}

const kernel = z.custom<(...sizesAndPlaces: number[]) => void>((value) => typeof value === 'function');
const exported = z.object({
  multiply: kernel,
  compare: kernel,
  mix: kernel,
  addNormalized: kernel,
  bend: kernel,
  compareAll: kernel,
});

const compiled = once(() => compileOptimized(new Uint8Array(readFileSync(kernelsFile))));

/** The functions of kernels.wat, of which each says what it needs, on a memory of the caller's. */
export const instantiateKernels = (memory: WebAssembly.Memory): z.infer<typeof exported> =>
  exported.parse({ ...new WebAssembly.Instance(compiled(), { encoder: { memory } }).exports });

/**
 * By V8's optimizing compiler at once, some milliseconds. The quick one makes code that takes three times as long, and that code would stay: a
 * store with the embedded database asks for no better one (platform/db/prefer-baseline-wasm.server.ts). Both settings are back before anything else
 * is compiled.
 */
function compileOptimized(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  setFlagsFromString('--no-liftoff');
  setFlagsFromString('--no-wasm-lazy-compilation');
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    setFlagsFromString('--liftoff');
    setFlagsFromString('--wasm-lazy-compilation');
  }
}

/** Places of so many bytes one after the other, each where 16 bytes may begin. Throws where the memory ends. */
function placesFrom(free: number, end: number) {
  let next = roundUp(free, ALIGNED);
  return (bytes: number): number => {
    const place = next;
    next = roundUp(place + bytes, ALIGNED);
    if (next > end) throw new RangeError(`the memory of ${end} bytes ends before ${next}`);
    return place;
  };
}

export const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

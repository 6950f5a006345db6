import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import type { EncoderSizes, Matrix } from './encoder-file.ts';

/** The arithmetic of an encoder in WebAssembly. What a function answers is overwritten by its next call. */
export interface Kernels {
  /** The vectors of some tokens, one after the other, multiplied by one matrix; its bias is added. */
  multiply: (tokens: Float32Array, matrix: Matrix) => Float32Array;
  /** What each token takes over from the others: of those whose key fits its query most. Of what `multiply` made of `attention`. */
  attend: (mixed: Float32Array) => Float32Array;
}

export const kernelsFile = path.join(dataFolder('encoder'), 'kernels.wasm');

/** Four tokens are multiplied at once, by two rows of a matrix. */
const TOKENS_AT_ONCE = 4;
const ROWS_AT_ONCE = 2;
/** The largest unit of a vector: with it the sums of 1,536 products stay within 32 bits, and nothing that counts is lost. */
const LARGEST = 8191;
const ALIGNED = 16;

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
  const units = new Int16Array(buffer, take(held * widest * 2), held * widest);
  const unitScales = new Float32Array(buffer, take(held * 4), held);
  const out = take(held * widest * 4);
  const scores = take(heads * positions * positions * 4);
  const heard = take(positions * width * 4);
  const { multiply, compare, mix } = instantiate(memory);
  return {
    multiply: (vectors, { inner, outer, units: weights, scales, bias }) => {
      const tokens = vectors.length / inner;
      if (tokens > held) throw new RangeError(`${tokens} tokens are more than ${held}`);
      if (weights.buffer !== buffer) throw new Error('this matrix is not in the memory');
      if (outer % ROWS_AT_ONCE) throw new RangeError(`${outer} rows are no multiple of ${ROWS_AT_ONCE}`);
      for (let token = 0; token < tokens; token++)
        unitScales[token] = toUnits(vectors, token * inner, inner, units);
      const places = [units, unitScales, weights, scales, bias].map(({ byteOffset }) => byteOffset);
      multiply(roundUp(tokens, TOKENS_AT_ONCE), inner, outer, ...places, out);
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
  };
}

/** Writes a vector as whole numbers, and tells how much one of them is. */
function toUnits(vectors: Float32Array, from: number, length: number, units: Int16Array): number {
  let largest = 0;
  for (let at = from; at < from + length; at++) {
    const size = Math.abs(vectors[at] ?? 0);
    if (size > largest) largest = size;
  }
  const perUnit = largest === 0 ? 0 : LARGEST / largest;
  for (let at = from; at < from + length; at++) {
    const value = (vectors[at] ?? 0) * perUnit;
    // What stands behind the point falls away as it is written.
    units[at] = value < 0 ? value - 0.5 : value + 0.5;
  }
  return largest / LARGEST;
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
const exported = z.object({ multiply: kernel, compare: kernel, mix: kernel });

function instantiate(memory: WebAssembly.Memory): z.infer<typeof exported> {
  const module = new WebAssembly.Module(new Uint8Array(readFileSync(kernelsFile)));
  return exported.parse({ ...new WebAssembly.Instance(module, { encoder: { memory } }).exports });
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

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

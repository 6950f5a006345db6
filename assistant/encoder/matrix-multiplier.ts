import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import type { Matrix } from './encoder-file.ts';

/** Multiplies the vectors of some tokens, one after the other, by one matrix, and adds its bias. The answer is overwritten by the next call. */
export interface Multiply {
  (tokens: Float32Array, matrix: Matrix): Float32Array;
}

export const multiplyFile = path.join(dataFolder('encoder'), 'multiply.wasm');

/** Four tokens are multiplied at once. */
const AT_ONCE = 4;
/** The largest unit of a vector: with it the sums of 1,536 products stay within 32 bits, and nothing that counts is lost. */
const LARGEST = 8191;
const PAGE = 65_536;
const ALIGNED = 16;

/**
 * Keeps the matrices where WebAssembly reads them.
 * @param most tokens of one call
 */
export function createMatrixMultiplier(matrices: readonly Matrix[], most: number): Multiply {
  const tokensHeld = roundUp(most, AT_ONCE);
  const widest = Math.max(...matrices.flatMap(({ inner, outer }) => [inner, outer]));
  const arena = createArena();
  const units = arena.take(tokensHeld * widest * 2);
  const unitScales = arena.take(tokensHeld * 4);
  const out = arena.take(tokensHeld * widest * 4);
  const places = new Map(
    matrices.map((matrix) => [
      matrix,
      {
        units: arena.take(matrix.units.length),
        scales: arena.take(matrix.outer * 4),
        bias: arena.take(matrix.outer * 4),
      },
    ]),
  );
  const memory = new WebAssembly.Memory({ initial: Math.ceil(arena.taken() / PAGE) });
  const { buffer } = memory;
  for (const [matrix, place] of places) {
    new Int8Array(buffer, place.units).set(matrix.units);
    new Float32Array(buffer, place.scales).set(matrix.scales);
    new Float32Array(buffer, place.bias).set(matrix.bias);
  }
  const { multiply } = instantiate(memory);
  const asUnits = new Int16Array(buffer, units, tokensHeld * widest);
  const asScales = new Float32Array(buffer, unitScales, tokensHeld);

  return (vectors, matrix) => {
    const place = places.get(matrix);
    if (!place) throw new Error('this matrix is not among those that were given');
    const { inner, outer } = matrix;
    const tokens = vectors.length / inner;
    if (tokens > tokensHeld) throw new RangeError(`${tokens} tokens are more than ${tokensHeld}`);
    for (let token = 0; token < tokens; token++) {
      const vector = vectors.subarray(token * inner, (token + 1) * inner);
      asScales[token] = toUnits(vector, asUnits.subarray(token * inner, (token + 1) * inner));
    }
    const rows = roundUp(tokens, AT_ONCE);
    multiply(rows, inner, outer, units, unitScales, place.units, place.scales, place.bias, out);
    return new Float32Array(buffer, out, tokens * outer);
  };
}

/** Writes a vector as whole numbers, and tells how much one of them is. */
function toUnits(vector: Float32Array, units: Int16Array): number {
  let largest = 0;
  for (let at = 0; at < vector.length; at++) {
    const value = vector[at] ?? 0;
    if (value > largest) largest = value;
    else if (-value > largest) largest = -value;
  }
  const perUnit = largest === 0 ? 0 : LARGEST / largest;
  for (let at = 0; at < vector.length; at++) {
    const value = (vector[at] ?? 0) * perUnit;
    // What stands behind the point falls away as it is written.
    units[at] = value < 0 ? value - 0.5 : value + 0.5;
  }
  return largest / LARGEST;
}

const exported = z.object({
  multiply: z.custom<(...sizesAndPlaces: number[]) => void>((value) => typeof value === 'function'),
});

function instantiate(memory: WebAssembly.Memory): z.infer<typeof exported> {
  const module = new WebAssembly.Module(new Uint8Array(readFileSync(multiplyFile)));
  return exported.parse({ ...new WebAssembly.Instance(module, { encoder: { memory } }).exports });
}

/** Places in a memory whose size is not known yet, each where 16 bytes may begin. */
function createArena() {
  let taken = 0;
  return {
    take: (bytes: number): number => {
      const place = taken;
      taken = roundUp(taken + bytes, ALIGNED);
      return place;
    },
    taken: () => taken,
  };
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

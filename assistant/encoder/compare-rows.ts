import { PAGE } from './encoder-file.ts';
import { ALIGNED, instantiateKernels, roundUp } from './kernels.ts';

/** The products with all rows, which the next call overwrites, and what one of them is worth. Throws where the vector has not as many numbers as a row. */
export type CompareRows = (vector: Float32Array) => { products: Int32Array; unit: number };

/** Numbers that are multiplied at once: a row is filled up to a multiple of it with nothing. */
const AT_ONCE = 8;
/** The largest number of 16 bits: what is finer counts for nothing beside the rows' bytes. */
const LARGEST = 32_767;

/**
 * Holds a vector against many rows, a million products in less than half a millisecond.
 * @param rows of signed bytes, each as long as a vector: 512 at most
 */
export function createRowComparison(rows: readonly Int8Array[], width: number): CompareRows {
  const wide = roundUp(width, AT_ONCE);
  const ownPlace = roundUp(rows.length * wide, ALIGNED);
  const outPlace = roundUp(ownPlace + wide * Int16Array.BYTES_PER_ELEMENT, ALIGNED);
  const bytes = outPlace + rows.length * Int32Array.BYTES_PER_ELEMENT;
  const memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / PAGE)) });
  const { buffer } = memory;
  const all = new Int8Array(buffer);
  rows.forEach((row, at) => all.set(row, at * wide));
  const own = new Int16Array(buffer, ownPlace, wide);
  const out = new Int32Array(buffer, outPlace, rows.length);
  const { compareAll } = instantiateKernels(memory);
  return (vector) => {
    if (vector.length !== width)
      throw new RangeError(`a vector of ${vector.length} numbers, rows of ${width}`);
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    vector.forEach((value, at) => (own[at] = most === 0 ? 0 : Math.round((value / most) * LARGEST)));
    if (rows.length > 0) compareAll(rows.length, wide, 0, ownPlace, outPlace);
    return { products: out, unit: most / LARGEST };
  };
}

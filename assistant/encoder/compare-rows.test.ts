import { expect, test } from 'vitest';
import { createRowComparison } from './compare-rows.ts';

/** Bytes without an order, the same each time. */
const bytesOf = (count: number, seed: number) =>
  Int8Array.from({ length: count }, (_, at) => Math.round(Math.sin(at * 12.9898 + seed * 78.233) * 127));

test.each([3, 8, 20, 192])('rows of %i numbers come with their products', (width) => {
  const rows = [1, 2, 3, 4, 5].map((seed) => bytesOf(width, seed));
  const vector = Float32Array.from(bytesOf(width, 9), (value) => value / 1000);
  const compare = createRowComparison(rows, width);
  const right = rows.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));
  for (const scale of [1, 0.01]) {
    const { products, unit } = compare(vector.map((value) => value * scale));
    products.forEach((product, at) => expect((product * unit) / scale).toBeCloseTo(right[at] ?? 0, 2));
  }
});

test('the largest numbers do not overflow, nothing is near to nothing, and another width is refused', () => {
  const compare = createRowComparison([new Int8Array(512).fill(127), new Int8Array(512).fill(-127)], 512);
  expect([...compare(new Float32Array(512).fill(3)).products]).toEqual([
    127 * 32_767 * 512,
    -127 * 32_767 * 512,
  ]);
  expect([...compare(new Float32Array(512)).products]).toEqual([0, 0]);
  expect(() => compare(new Float32Array(511))).toThrow(/511 numbers/);
  expect([...createRowComparison([], 0)(new Float32Array(0)).products]).toEqual([]);
});

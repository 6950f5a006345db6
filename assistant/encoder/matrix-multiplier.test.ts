import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import loadWabt from 'wabt';
import { createMatrixMultiplier, multiplyFile } from './matrix-multiplier.ts';

test('multiply.wasm is what multiply.wat says', async () => {
  const wabt = await loadWabt();
  const source = readFileSync(path.join(import.meta.dirname, 'multiply.wat'), 'utf8');
  const { buffer } = wabt.parseWat('multiply.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(multiplyFile))).toBe(true);
});

/** Numbers without an order, the same each time. */
const scattered = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, at) => Math.sin(at * 12.9898 + seed * 78.233) * 3);

const matrixOf = (outer: number, inner: number, seed: number) => ({
  outer,
  inner,
  units: Int8Array.from(scattered(outer * inner, seed), (value) => Math.round(value * 42)),
  scales: Float32Array.from({ length: outer }, (_, row) => 0.01 + row / 1000),
  bias: scattered(outer, seed + 1),
});

test.each([1, 4, 5, 7])('%i tokens are multiplied by each row of a matrix', (tokens) => {
  const [narrow, wide] = [matrixOf(3, 24, 1), matrixOf(40, 16, 2)];
  const multiply = createMatrixMultiplier([narrow, wide], 8);
  for (const matrix of [narrow, wide, narrow]) {
    const vectors = scattered(tokens * matrix.inner, 3);
    const found = [...multiply(vectors, matrix)];
    expect(found).toHaveLength(tokens * matrix.outer);
    found.forEach((value, at) => {
      const [token, row] = [Math.floor(at / matrix.outer), at % matrix.outer];
      let sum = 0;
      for (let one = 0; one < matrix.inner; one++)
        sum += (vectors[token * matrix.inner + one] ?? 0) * (matrix.units[row * matrix.inner + one] ?? 0);
      expect(value).toBeCloseTo(sum * (matrix.scales[row] ?? 0) + (matrix.bias[row] ?? 0), 1);
    });
  }
});

test('what is all nothing stays the bias, the largest numbers of the widest matrix do not overflow, and too many tokens are refused', () => {
  const matrix = matrixOf(2, 1536, 1);
  matrix.units.fill(127);
  const multiply = createMatrixMultiplier([matrix], 4);
  expect([...multiply(new Float32Array(1536), matrix)]).toEqual([...matrix.bias]);
  const [first = 0] = multiply(new Float32Array(1536).fill(1000), matrix);
  expect(first / (1000 * 127 * 1536 * 0.01)).toBeCloseTo(1, 3);
  expect(() => multiply(new Float32Array(5 * 1536), matrix)).toThrow(/5 tokens/);
  expect(() => multiply(new Float32Array(24), matrixOf(1, 24, 1))).toThrow(/not among/);
});

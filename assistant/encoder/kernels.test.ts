import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import loadWabt from 'wabt';
import { createKernels, kernelsFile } from './kernels.ts';

test('kernels.wasm is what kernels.wat says', async () => {
  const wabt = await loadWabt();
  const source = readFileSync(path.join(import.meta.dirname, 'kernels.wat'), 'utf8');
  const { buffer } = wabt.parseWat('kernels.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(kernelsFile))).toBe(true);
});

/** Numbers without an order, the same each time. */
const scattered = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, at) => Math.sin(at * 12.9898 + seed * 78.233) * 3);

/** A memory of one megabyte, with matrices at its beginning. */
function memoryOf() {
  const memory = new WebAssembly.Memory({ initial: 16 });
  let at = 0;
  const put = <List extends Float32Array | Int8Array>(list: List, into: List): List => {
    into.set(list);
    at += Math.ceil(list.byteLength / 16) * 16;
    return into;
  };
  const floats = (list: Float32Array) => put(list, new Float32Array(memory.buffer, at, list.length));
  const matrix = (outer: number, inner: number, seed: number) => ({
    outer,
    inner,
    units: put(
      Int8Array.from(scattered(outer * inner, seed), (value) => Math.round(value * 42)),
      new Int8Array(memory.buffer, at, outer * inner),
    ),
    scales: floats(Float32Array.from({ length: outer }, (_, row) => 0.01 + row / 1000)),
    bias: floats(scattered(outer, seed + 1)),
  });
  const kernels = (sizes: { positions: number; width: number; inner: number; heads: number }) =>
    createKernels(memory, at, sizes);
  return { memory, matrix, floats, kernels };
}

test.each([1, 4, 5, 7])('%i tokens are multiplied by each row of a matrix', (tokens) => {
  const { matrix, kernels } = memoryOf();
  const [narrow, wide] = [matrix(6, 24, 1), matrix(40, 16, 2)];
  const { multiply } = kernels({ positions: 8, width: 8, inner: 40, heads: 2 });
  for (const one of [narrow, wide, narrow]) {
    const vectors = scattered(tokens * one.inner, 3);
    const found = [...multiply(vectors, one)];
    expect(found).toHaveLength(tokens * one.outer);
    found.forEach((value, at) => {
      const [token, row] = [Math.floor(at / one.outer), at % one.outer];
      let sum = 0;
      for (let place = 0; place < one.inner; place++)
        sum += (vectors[token * one.inner + place] ?? 0) * (one.units[row * one.inner + place] ?? 0);
      expect(value).toBeCloseTo(sum * (one.scales[row] ?? 0) + (one.bias[row] ?? 0), 1);
    });
  }
});

test('what is all nothing stays the bias, the largest numbers of the widest matrix do not overflow', () => {
  const { matrix, kernels } = memoryOf();
  const widest = matrix(2, 1536, 1);
  widest.units.fill(127);
  const { multiply } = kernels({ positions: 4, width: 8, inner: 1536, heads: 2 });
  expect([...multiply(new Float32Array(1536), widest)]).toEqual([...widest.bias]);
  const [first = 0] = multiply(new Float32Array(1536).fill(1000), widest);
  expect(first / (1000 * 127 * 1536 * 0.01)).toBeCloseTo(1, 3);
});

test.each([1, 3])(
  'to %i tokens is added, and each gets mean 0 and variance 1 before it is weighed',
  (tokens) => {
    const { floats, kernels } = memoryOf();
    const width = 8;
    const [vectors, added] = [floats(scattered(tokens * width, 1)), floats(scattered(tokens * width, 2))];
    const norm = { weight: floats(scattered(width, 3)), bias: floats(scattered(width, 4)) };
    const sums = Array.from(vectors, (value, at) => value + (added[at] ?? 0));
    kernels({ positions: 4, width, inner: 8, heads: 2 }).addNormalized(vectors, added, norm);
    for (let token = 0; token < tokens; token++) {
      const own = sums.slice(token * width, (token + 1) * width);
      const mean = own.reduce((sum, value) => sum + value, 0) / width;
      const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
      own.forEach((value, at) => {
        const right = ((value - mean) / Math.sqrt(variance)) * (norm.weight[at] ?? 0) + (norm.bias[at] ?? 0);
        expect(vectors[token * width + at]).toBeCloseTo(right, 4);
      });
    }
  },
);

test('numbers are bent by the Gaussian error linear unit, as exactly as it counts', () => {
  const { floats, kernels } = memoryOf();
  // Values of the exact function.
  const known = [
    [-1000, 0],
    [-8, 0],
    [-1, -0.15865525],
    [0, 0],
    [0.5, 0.34573123],
    [2.345, 2.3226919],
    [7.9999, 7.9999],
    [8, 8],
    [1000, 1000],
  ] as const;
  const numbers = floats(Float32Array.from(known, ([x]) => x));
  kernels({ positions: 4, width: 8, inner: 8, heads: 2 }).bend(numbers);
  known.forEach(([, y], at) => expect(numbers[at]).toBeCloseTo(y, 4));
});

test('too many tokens, an odd number of rows, a matrix from elsewhere and a memory without room are refused', () => {
  const { memory, matrix, kernels } = memoryOf();
  const sizes = { positions: 4, width: 8, inner: 16, heads: 2 };
  const even = matrix(2, 16, 1);
  const { multiply } = kernels(sizes);
  expect(() => multiply(new Float32Array(5 * 16), even)).toThrow(/5 tokens/);
  expect(() => multiply(new Float32Array(16), matrix(3, 16, 1))).toThrow(/3 rows/);
  expect(() => multiply(new Float32Array(16), memoryOf().matrix(2, 16, 1))).toThrow(/not in the memory/);
  expect(() => createKernels(memory, memory.buffer.byteLength - 100, sizes)).toThrow(/ends before/);
});

test.each([1, 2, 5])(
  'of %i tokens each hears the values of those whose keys fit its query, head by head',
  (tokens) => {
    const { floats, kernels } = memoryOf();
    const [width, heads] = [24, 3];
    const size = width / heads;
    const mixed = floats(scattered(tokens * 3 * width, 4));
    const heard = [...kernels({ positions: 6, width, inner: 8, heads }).attend(mixed)];
    expect(heard).toHaveLength(tokens * width);
    const part = (token: number, kind: number, head: number) => {
      const from = (token * 3 + kind) * width + head * size;
      return Array.from(mixed.subarray(from, from + size));
    };
    const all = Array.from({ length: tokens }, (_, token) => token);
    for (const token of all)
      for (let head = 0; head < heads; head++) {
        const query = part(token, 0, head);
        const powers = all.map((other) =>
          Math.exp(
            part(other, 1, head).reduce((sum, key, at) => sum + key * (query[at] ?? 0), 0) / Math.sqrt(size),
          ),
        );
        const total = powers.reduce((sum, power) => sum + power, 0);
        for (let at = 0; at < size; at++) {
          const right = all.reduce(
            (sum, other) => sum + ((powers[other] ?? 0) / total) * (part(other, 2, head)[at] ?? 0),
            0,
          );
          expect(heard[token * width + head * size + at]).toBeCloseTo(right, 4);
        }
      }
  },
);

test('they are compiled by the optimizing compiler, also beside an embedded database, and nothing after them is', () => {
  const program = `
    const { preferBaselineWasm } = await import('#platform/db/prefer-baseline-wasm.server.ts');
    const { loadEncoder } = await import('#assistant/encoder/encoder.ts');
    preferBaselineWasm();
    loadEncoder()('what is zinc good for');
    const later = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 4, 1, 2, 0, 11);
    new WebAssembly.Instance(new WebAssembly.Module(later)).exports.a();`;
  const flags = ['--trace-wasm-compilation-times', '--disable-warning=ExperimentalWarning'];
  const told = execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const compiled = [...told.matchAll(/Compiled function (\w+)#(\d+) using (\w+)/g)];
  const byModule = Map.groupBy(compiled, ([, module]) => module);
  const compilersOf = (functions: number) =>
    [...byModule.values()]
      .filter((some) => new Set(some.map(([, , place]) => place)).size === functions)
      .map((some) => [...new Set(some.map(([, , , compiler]) => compiler))]);
  expect(compilersOf(FUNCTIONS)).toContainEqual(['TurboFan']);
  expect(compilersOf(1)).toContainEqual(['Liftoff']);
});
/** Of kernels.wat. */
const FUNCTIONS = 9;

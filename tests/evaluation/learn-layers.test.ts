import { expect, test } from 'vitest';
import { sharesOfMeaning } from '#assistant/statistics/layered-model.ts';
import { fitRows, mainDirections, timesMatrix } from './least-squares.ts';
import { learnLayers } from './learn-layers.ts';

test('two layers learn what one cannot: which of two numbers are unlike', () => {
  const samples = [-1, 1].flatMap((one) =>
    [-1, 1].flatMap((other) =>
      Array.from({ length: 64 }, () => ({
        meaning: Float32Array.of(one / 8, other / 8),
        class: Number(one !== other),
      })),
    ),
  );
  const right = (hidden: number) => {
    const model = learnLayers(['like', 'unlike'], samples, { hidden, rounds: 60, rate: 0.02 });
    return samples.filter((one) => (sharesOfMeaning(model, one.meaning)[one.class] ?? 0) > 0.6).length;
  };
  expect(right(16)).toBe(samples.length);
  expect(right(0)).toBeLessThan(samples.length);
});

test('rows are fitted to what is wanted of them', () => {
  // Rows: a, b, a and b.
  const rows = {
    starts: Uint32Array.of(0, 1, 2, 4),
    columns: Uint32Array.of(0, 1, 0, 1),
    values: Float32Array.of(1, 1, 1, 1),
  };
  const begun = new Float32Array(4);
  const wanted = Float32Array.of(1, 2, 3, -1, 4, 1);
  fitRows(rows, { begun, wanted, width: 2, ridge: 0, rounds: 4 });
  expect([...begun].map((value) => Number(value.toFixed(3)))).toEqual([1, 2, 3, -1]);
  expect([...timesMatrix(rows, begun, 2)].map((value) => Number(value.toFixed(3)))).toEqual([
    1, 2, 3, -1, 4, 1,
  ]);
});

test('the first direction is the one in which rows differ most', () => {
  const rows = [
    [3, 4, 0],
    [-3, -4, 0],
    [0, 0, 1],
    [0, 0, -1],
  ].map((row) => Float32Array.from(row));
  const found = mainDirections(rows, 3, 2);
  const column = (at: number) => [0, 1, 2].map((row) => Math.abs(found[row * 2 + at] ?? 0).toFixed(3));
  expect(column(0)).toEqual(['0.600', '0.800', '0.000']);
  expect(column(1)).toEqual(['0.000', '0.000', '1.000']);
});

import { expect, test } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';

test('finds the weights that made the outcomes, whatever the scale of a sign', () => {
  // Each combination a hundred times, right as often as odds of 1 + 2a - 0.01b make it.
  const rows = [-1, 0, 1].flatMap((a) =>
    [-100, 0, 100].flatMap((b) => {
      const share = 1 / (1 + Math.exp(-(1 + 2 * a - 0.01 * b)));
      return Array.from({ length: 100 }, (_, at) => ({ values: [a, b], right: at < share * 100 }));
    }),
  );
  const { intercept, weights } = fitLogistic(rows, 2000);
  expect(intercept).toBeCloseTo(1, 0);
  expect(weights[0]).toBeCloseTo(2, 0);
  expect(weights[1]).toBeCloseTo(-0.01, 2);
});

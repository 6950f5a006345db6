export interface LogisticRow {
  values: readonly number[];
  right: boolean;
}

const ROUNDS = 300;
const RATE = 2;

/**
 * Logistic regression by gradient descent: the intercept, and a weight for each of `values`. Each sign is brought to one scale meanwhile,
 * so that one rate serves all.
 */
export function fitLogistic(
  rows: readonly LogisticRow[],
  rounds = ROUNDS,
): { intercept: number; weights: number[] } {
  const signs = rows[0]?.values.map((_, at) => at) ?? [];
  const scales = signs.map(
    (at) => Math.sqrt(rows.reduce((sum, { values }) => sum + (values[at] ?? 0) ** 2, 0) / rows.length) || 1,
  );
  const weights = signs.map(() => 0);
  let intercept = 0;
  for (let round = 0; round < rounds; round++) {
    const slopes = signs.map(() => 0);
    let slope = 0;
    for (const { values, right } of rows) {
      const odds = values.reduce(
        (sum, value, at) => sum + ((weights[at] ?? 0) * value) / (scales[at] ?? 1),
        intercept,
      );
      const error = Number(right) - 1 / (1 + Math.exp(-odds));
      slope += error;
      values.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + (error * value) / (scales[at] ?? 1)));
    }
    intercept += (RATE * slope) / rows.length;
    slopes.forEach((one, at) => (weights[at] = (weights[at] ?? 0) + (RATE * one) / rows.length));
  }
  return { intercept, weights: weights.map((one, at) => one / (scales[at] ?? 1)) };
}

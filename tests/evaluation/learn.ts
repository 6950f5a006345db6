import { BUCKETS } from '#assistant/statistics/features.ts';
import { type ModelWeights, shareOf, softmax } from '#assistant/statistics/linear-model.ts';

/** One piece of a sentence, and the class that is right for it. */
export interface Sample {
  features: readonly number[];
  class: number;
  /** How much it counts; 1 where it is left out. */
  weight?: number;
}

export interface Learning {
  rounds: number;
  rate: number;
  /** What each weight loses when it is touched. */
  decay: number;
}

/** Weights by bucket, then class. */
export interface Learned {
  classes: readonly string[];
  weights: Float32Array;
  bias: Float32Array;
}

/** Multinomial logistic regression by stochastic gradient, in an order that is the same each time. */
export function learn(
  classes: readonly string[],
  samples: readonly Sample[],
  { rounds, rate, decay }: Learning,
): Learned {
  const learned = {
    classes,
    weights: new Float32Array(BUCKETS * classes.length),
    bias: new Float32Array(classes.length),
  };
  const random = randomNumbers();
  const order = samples.map((_, index) => index);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const sample = samples[index];
      if (sample) step(learned, sample, { rate: rate / (1 + round / 4), decay });
    }
  }
  return learned;
}

function randomNumbers(): () => number {
  let seed = 1;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** An error that is smaller changes nothing that would be kept. */
const SMALLEST_ERROR = 0.002;

function step(learned: Learned, sample: Sample, { rate, decay }: { rate: number; decay: number }): void {
  const { features } = sample;
  const { weights, bias, classes } = learned;
  const shares = sharesOf(learned, features);
  const share = rate * shareOf(features) * (sample.weight ?? 1);
  for (let one = 0; one < classes.length; one++) {
    const error = (one === sample.class ? 1 : 0) - (shares[one] ?? 0);
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    for (const bucket of features) {
      const at = bucket * classes.length + one;
      weights[at] = (weights[at] ?? 0) * (1 - decay) + share * error;
    }
    bias[one] = (bias[one] ?? 0) + rate * error * 0.1;
  }
}

/** The likelihood of each class before anything is rounded or left out. */
function sharesOf({ weights, bias, classes }: Learned, features: readonly number[]): Float64Array {
  const scores = new Float64Array(classes.length);
  for (const bucket of features) {
    const from = bucket * classes.length;
    for (let one = 0; one < classes.length; one++)
      scores[one] = (scores[one] ?? 0) + (weights[from + one] ?? 0);
  }
  const share = shareOf(features);
  return softmax(scores.map((score, one) => score * share + (bias[one] ?? 0)));
}

/** As it is kept: the `count` largest weights, a byte each. */
export function kept({ weights, bias, classes }: Learned, count: number): ModelWeights {
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes[Math.max(0, sizes.length - count)] ?? 0, Number.EPSILON);
  const scale = (sizes.at(-1) ?? 1) / 127;
  const counts = new Uint8Array(BUCKETS);
  const owners: number[] = [];
  const small: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let one = 0; one < classes.length; one++) {
      const weight = weights[bucket * classes.length + one] ?? 0;
      const rounded = Math.round(weight / scale);
      if (Math.abs(weight) < least || rounded === 0 || counts[bucket] === 255) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      owners.push(one);
      small.push(rounded);
    }
  }
  return { classes, bias, scale, counts, owners: Uint16Array.from(owners), weights: Int8Array.from(small) };
}

import { BUCKETS } from '#assistant/statistics/features.ts';
import { lengthOf, type ModelWeights, RARITY_UNITS, softmax } from '#assistant/statistics/linear-model.ts';

/** One piece of a sentence, and the class that is right for it. */
export interface Sample {
  features: readonly number[];
  class: number;
  /** How much it counts; 1 where it is left out. */
  weight?: number;
}

export interface Learning {
  /** Whether the classes share out one likelihood while they are learned, or each is held against all others: better where there are hundreds. */
  shared: boolean;
  rounds: number;
  /** Of the first step; it sinks to nothing with the last. */
  rate: number;
}

/** Weights by bucket, then class. */
export interface Learned {
  classes: readonly string[];
  weights: Float32Array;
  bias: Float32Array;
  rarities: Uint8Array;
}

/** Logistic regression by stochastic gradient, in an order that is the same each time. */
export function learn(
  classes: readonly string[],
  samples: readonly Sample[],
  { rounds, rate, shared }: Learning,
): Learned {
  const learned = {
    classes,
    weights: new Float32Array(BUCKETS * classes.length),
    bias: new Float32Array(classes.length),
    rarities: raritiesOf(samples),
  };
  const random = randomNumbers();
  const order = samples.map((_, index) => index);
  const steps = rounds * samples.length;
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const sample = samples[index];
      if (sample) step(learned, sample, { rate: rate * (1 - done / steps), shared });
      done++;
    }
  }
  return learned;
}

/** The logarithm of how few samples have a feature, in RARITY_UNITS. */
function raritiesOf(samples: readonly Sample[]): Uint8Array {
  const counts = new Uint32Array(BUCKETS);
  for (const { features } of samples)
    for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return Uint8Array.from(counts, (count) =>
    Math.min(255, Math.round(RARITY_UNITS * (1 + Math.log((1 + samples.length) / (1 + count))))),
  );
}

/** 0 to 1, the same each time. */
export function randomNumbers(): () => number {
  let seed = 1;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** An error that is smaller changes nothing that would be kept. */
const SMALLEST_ERROR = 0.002;

/** The bias moves slower than the weights, which see it with every sample. */
const BIAS_RATE = 0.02;

function step(
  { classes, weights, bias, rarities }: Learned,
  sample: Sample,
  { rate, shared }: Pick<Learning, 'rate' | 'shared'>,
): void {
  const { features } = sample;
  const count = classes.length;
  const scale = 1 / RARITY_UNITS / lengthOf(features, rarities);
  const scores = Float64Array.from(bias);
  for (const bucket of features) {
    const from = bucket * count;
    const value = (rarities[bucket] ?? 0) * scale;
    for (let one = 0; one < count; one++)
      scores[one] = (scores[one] ?? 0) + (weights[from + one] ?? 0) * value;
  }
  const shares = shared ? softmax(scores) : scores.map((score) => 1 / (1 + Math.exp(-score)));
  for (let one = 0; one < count; one++) {
    const error = (one === sample.class ? 1 : 0) - (shares[one] ?? 0);
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    const change = rate * error * (sample.weight ?? 1);
    for (const bucket of features) {
      const at = bucket * count + one;
      weights[at] = (weights[at] ?? 0) + change * (rarities[bucket] ?? 0) * scale;
    }
    bias[one] = (bias[one] ?? 0) + change * BIAS_RATE;
  }
}

/** As it is kept: the `count` weights that say most, a byte each. */
export function kept({ weights: learned, bias, classes, rarities }: Learned, count: number): ModelWeights {
  const weights = learned.map(
    (weight, at) => (weight * (rarities[Math.floor(at / classes.length)] ?? 0)) / RARITY_UNITS,
  );
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
  return {
    classes,
    bias,
    scale,
    counts,
    owners: Uint16Array.from(owners),
    weights: Int8Array.from(small),
    rarities,
  };
}

import { z } from 'zod';
import { BUCKETS } from './features.ts';
import { packModelFile, readModelFile } from './model-file.ts';

/**
 * Logistic regression over hashed features, as `npm run train` writes it: a feature counts the more the fewer sentences have it, and long
 * and short pieces count alike. Of each bucket only the weights that matter are kept, a signed byte each.
 */
export interface LinearModel {
  classes: readonly string[];
  /** The likelihood of each class, in their order, by the features that a message has. */
  sharesOf: (features: readonly number[]) => Float64Array;
}

/** What is kept of it. */
export interface ModelWeights {
  classes: readonly string[];
  bias: Float32Array;
  /** What one unit of a weight stands for. */
  scale: number;
  /** How rare each bucket is among the sentences that were learned from, in RARITY_UNITS; a weight is counted with it already. */
  rarities: Uint8Array;
  /** How many weights each bucket has, in the order of the buckets. */
  counts: Uint8Array;
  /** The class of each weight, and the weight. */
  owners: Uint16Array;
  weights: Int8Array;
}

/** Units of the logarithm of how few sentences have a feature. */
export const RARITY_UNITS = 20;

const heading = z.object({ classes: z.array(z.string()), scale: z.number(), count: z.number() });

/** Behind the heading: bias, owners, weights, counts and rarities. */
export function packModel(model: ModelWeights): Uint8Array {
  const { classes, scale, bias, owners, weights } = model;
  const { counts, rarities } = model;
  return packModelFile({ classes, scale, count: weights.length }, [bias, owners, weights, counts, rarities]);
}

/** Throws where the file is none that `npm run train` wrote. */
export function loadModel(file: string): LinearModel {
  const { buffer, ...read } = readModelFile(file);
  const { classes, scale, count } = heading.parse(read.heading);
  let { at } = read;
  const next = (bytes: number) => (at += bytes) - bytes;
  return modelOf({
    classes,
    scale,
    bias: new Float32Array(buffer, next(classes.length * 4), classes.length),
    owners: new Uint16Array(buffer, next(count * 2), count),
    weights: new Int8Array(buffer, next(count), count),
    counts: new Uint8Array(buffer, next(BUCKETS), BUCKETS),
    rarities: new Uint8Array(buffer, next(BUCKETS), BUCKETS),
  });
}

export function modelOf(model: ModelWeights): LinearModel {
  const { classes, scale, bias, owners, weights, counts, rarities } = model;
  const starts = new Uint32Array(BUCKETS + 1);
  counts.forEach((count, bucket) => (starts[bucket + 1] = (starts[bucket] ?? 0) + count));
  return {
    classes,
    sharesOf: (features) => {
      const scores = new Float64Array(classes.length);
      for (const bucket of features) {
        const end = starts[bucket + 1] ?? 0;
        for (let at = starts[bucket] ?? 0; at < end; at++) {
          const owner = owners[at] ?? 0;
          scores[owner] = (scores[owner] ?? 0) + (weights[at] ?? 0);
        }
      }
      const share = scale / lengthOf(features, rarities);
      return softmax(scores.map((score, at) => score * share + (bias[at] ?? 0)));
    },
  };
}

/** Of the features together, as rare as they are. A piece without any has the length of one unit. */
export function lengthOf(features: readonly number[], rarities: Uint8Array): number {
  let sum = 0;
  for (const bucket of features) sum += ((rarities[bucket] ?? 0) / RARITY_UNITS) ** 2;
  return Math.sqrt(sum) || 1;
}

export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

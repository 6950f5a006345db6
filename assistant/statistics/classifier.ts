import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Reading } from '../turn.ts';
import { BUCKETS, featuresOf } from './features.ts';

/** The second reader: logistic regression over hashed n-grams, one signed byte for each bucket. `npm run train` writes its weights. */

/** One byte of a weight stands for that much. */
export const SCALE = 32;
/** How likely an emergency must be for a turn to be raised to possible; `npm run train` says what it costs. */
export const THRESHOLD = 0.7;

export interface Classifier {
  likelihoodOf: (reading: Pick<Reading, 'tokens' | 'mentions'>) => number;
  threshold: number;
}

export const weightsFile = path.join(dataFolder('statistics'), 'weights.bin');

export function loadClassifier(): Classifier {
  const weights = existsSync(weightsFile)
    ? new Int8Array(readFileSync(weightsFile))
    : new Int8Array(BUCKETS + 1);
  return { likelihoodOf: (reading) => likelihood(weights, reading), threshold: THRESHOLD };
}

/** That of the likeliest piece. The last weight is the bias. */
function likelihood(weights: ArrayLike<number>, reading: Pick<Reading, 'tokens' | 'mentions'>): number {
  const scores = featuresOf(reading).map((features) => scoreOf(weights, features) / SCALE);
  return 1 / (1 + Math.exp(-Math.max(...scores)));
}

/** Long and short pieces count alike. */
export function scoreOf(weights: ArrayLike<number>, features: readonly number[]): number {
  const sum = features.reduce((total, bucket) => total + (weights[bucket] ?? 0), 0);
  return (weights[BUCKETS] ?? 0) + (sum * 8) / Math.sqrt(64 + features.length * 4);
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Reading } from '../turn.ts';
import { BUCKETS, featuresOf } from './features.ts';

/**
 * The second reader: what kind of message this is, by logistic regression over hashed n-grams, one signed byte for each kind and bucket.
 * `npm run train` writes its weights.
 */

/** The first is no emergency. */
export const messageKinds = ['ordinary', 'body', 'poison', 'self-harm', 'violence'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** One byte of a weight stands for that much. */
export const SCALE = 32;
/** How likely an emergency must be for a turn to be raised to possible; `npm run train` says what it costs. */
export const THRESHOLD = 0.6;

/** How likely the likeliest piece of a message is an emergency, 0 to 1, and of which kind. */
export interface Likelihood {
  likelihood: number;
  kind: Exclude<MessageKind, 'ordinary'>;
}

export interface Classifier {
  likelihoodOf: (reading: Pick<Reading, 'tokens' | 'mentions'>) => Likelihood;
  threshold: number;
}

export const weightsFile = path.join(dataFolder('statistics'), 'weights.bin');
export const WEIGHTS = messageKinds.length * (BUCKETS + 1);

export function loadClassifier(): Classifier {
  const weights = existsSync(weightsFile) ? new Int8Array(readFileSync(weightsFile)) : new Int8Array(WEIGHTS);
  if (weights.length !== WEIGHTS)
    throw new Error(
      `assistant/statistics/weights.bin has ${weights.length} bytes, not ${WEIGHTS}: npm run train`,
    );
  return {
    likelihoodOf: (reading) => {
      const pieces = featuresOf(reading).map((features) => judge(weights, features, SCALE));
      return pieces.reduce((most, one) => (one.likelihood > most.likelihood ? one : most));
    },
    threshold: THRESHOLD,
  };
}

export function judge(weights: ArrayLike<number>, features: readonly number[], scale = 1): Likelihood {
  const shares = probabilities(weights, features, scale);
  const grave = messageKinds.slice(1).map((kind, at) => ({ kind, share: shares[at + 1] ?? 0 }));
  const likeliest = grave.reduce((most, one) => (one.share > most.share ? one : most));
  return {
    likelihood: 1 - (shares[0] ?? 1),
    kind: likeliest.kind === 'ordinary' ? 'body' : likeliest.kind,
  };
}

/** The probability of each kind. The last weight of a kind is its bias; long and short pieces count alike. */
export function probabilities(weights: ArrayLike<number>, features: readonly number[], scale = 1): number[] {
  const share = shareOf(features);
  const scores = messageKinds.map((_, kind) => {
    const base = kind * (BUCKETS + 1);
    let sum = 0;
    for (const bucket of features) sum += weights[base + bucket] ?? 0;
    return ((weights[base + BUCKETS] ?? 0) + sum * share) / scale;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

export const shareOf = (features: readonly number[]): number => 8 / Math.sqrt(64 + features.length * 4);

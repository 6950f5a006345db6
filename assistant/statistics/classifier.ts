import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import type { Turn } from '../turn.ts';
import { createFeatureReader } from './features.ts';
import { loadModel } from './linear-model.ts';
import type { WordGroups } from './word-groups.ts';

/** The second reader: what kind of message this is. `npm run train` writes its weights and says what they are worth. */

/** The first is no emergency. */
export const messageKinds = ['ordinary', 'body', 'poison', 'self-harm', 'violence'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What the second reader changes by itself. Chosen on conversations that nothing was learned from (docs/assistant.md); `npm run train` says what each costs. */
export interface Thresholds {
  /** So unlikely, what a rule takes for an emergency is one that is only spoken of. */
  calm: number;
  /** So likely, a turn is raised to possible. */
  possible: number;
  /** So likely, it is told whom to call, first and alone. */
  emergency: number;
}
export const THRESHOLDS: Thresholds = { calm: 0.1, possible: 0.25, emergency: 0.6 };

/** How likely the likeliest piece of a message is an emergency, 0 to 1, and of which kind. */
export interface Likelihood {
  likelihood: number;
  kind: Exclude<MessageKind, 'ordinary'>;
}

export interface Classifier {
  likelihoodOf: (turn: Pick<Turn, 'tokens' | 'mentions' | 'earlier'>) => Likelihood;
  thresholds: Thresholds;
}

export const kindsFile = path.join(dataFolder('statistics'), 'kinds.bin');

export function loadClassifier(groups: WordGroups): Classifier {
  const featuresOf = createFeatureReader(groups);
  const model = loadModel(kindsFile);
  return {
    likelihoodOf: (turn) => {
      const pieces = featuresOf(turn, turn.earlier.at(-1)).map((features) =>
        likelihoodOf(model.sharesOf(features)),
      );
      return pieces.reduce((most, one) => (one.likelihood > most.likelihood ? one : most));
    },
    thresholds: THRESHOLDS,
  };
}

/** `shares` in the order of messageKinds. */
export function likelihoodOf(shares: ArrayLike<number>): Likelihood {
  const grave = messageKinds.flatMap((kind, at) =>
    kind === 'ordinary' ? [] : [{ kind, share: shares[at] ?? 0 }],
  );
  const [likeliest] = grave.toSorted((one, other) => other.share - one.share);
  return { likelihood: 1 - (shares[0] ?? 1), kind: likeliest?.kind ?? 'body' };
}

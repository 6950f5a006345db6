import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { LABEL_KINDS, type Turn } from '../turn.ts';
import type { FeatureChoice } from './features.ts';
import { loadLayers } from './layered-model.ts';
import { loadModel } from './linear-model.ts';
import { createPieceReader, type PieceReader, together, type WordKnowledge } from './piece-reader.ts';

/** The second reader: what kind of message this is. `npm run train` writes its weights and says what they are worth. */

/** The first is no emergency. */
export const messageKinds = ['ordinary', 'body', 'poison', 'self-harm', 'violence'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What the second reader changes by itself. Chosen on conversations that nothing was learned from (docs/assistant.md); `npm run train` says what each costs. */
export interface Thresholds {
  /** So unlikely, what a rule takes for an emergency is not spoken of either. */
  harmless: number;
  /** So unlikely, what a rule takes for an emergency is one that is only spoken of. */
  calm: number;
  /** So likely, a turn is raised to possible. */
  possible: number;
  /** So likely, it is told whom to call, first and alone. */
  emergency: number;
  /** So likely, that also where a rule takes it for over, denied or another's. */
  beyondDoubt: number;
}
export const THRESHOLDS: Thresholds = {
  harmless: 0.02,
  calm: 0.1,
  possible: 0.25,
  emergency: 0.5,
  beyondDoubt: 0.8,
};

/** How likely the likeliest piece of a message is an emergency, 0 to 1, and of which kind. */
export interface Likelihood {
  likelihood: number;
  kind: Exclude<MessageKind, 'ordinary'>;
}

type Read = Pick<Turn, 'tokens' | 'mentions' | 'earlier'>;

export interface Classifier {
  likelihoodOf: (turn: Read) => Likelihood;
  /**
   * How likely any few words of it in a row are an emergency by themselves, 0 to 1: what stands around a danger does not calm it. 1 for
   * what is too long to be read so.
   */
  likeliestWords: (reading: Pick<Turn, 'tokens' | 'mentions'>) => number;
  thresholds: Thresholds;
}

/** Words that are read by themselves, and how far the next ones begin behind them. */
const FEW = 8;
const STEP = 4;
/** So many at most. */
const MOST_WINDOWS = 60;

export const kindsFile = path.join(dataFolder('statistics'), 'kinds.bin');
export const kindsByMeaningFile = path.join(dataFolder('statistics'), 'kinds-by-meaning.bin');

/** How much the meaning counts beside the words, 0 to 1: the best of .3, .5 and .7 on sentences left out of the learning. */
export const MEANING_OF_KINDS = 0.5;

/** Concepts of labels by themselves tell no emergency. */
const OF_KINDS: FeatureChoice = {
  accepts: ({ kind }) => !LABEL_KINDS.has(kind),
  letters: [3, 4, 5],
  pairs: true,
  before: true,
};
export const createKindPieces = (words: WordKnowledge): PieceReader => createPieceReader(words, OF_KINDS);

export function loadClassifier(words: WordKnowledge): Classifier {
  const readPieces = createKindPieces(words);
  const model = together(loadModel(kindsFile), loadLayers(kindsByMeaningFile), MEANING_OF_KINDS);
  const piecesOf = (reading: Pick<Turn, 'tokens' | 'mentions'>, before?: Turn['earlier'][number]) =>
    readPieces(reading, before).map((piece) => likelihoodOf(model.sharesOf(piece)));
  return {
    likelihoodOf: (turn) =>
      piecesOf(turn, turn.earlier.at(-1)).reduce((most, one) =>
        one.likelihood > most.likelihood ? one : most,
      ),
    likeliestWords: ({ tokens, mentions }) => {
      const starts = Math.max(1, Math.ceil((tokens.length - FEW) / STEP) + 1);
      if (starts > MOST_WINDOWS) return 1;
      const windows = Array.from({ length: starts }, (_, at) => {
        const from = at * STEP;
        const within = mentions
          .filter((one) => one.from >= from && one.to <= from + FEW)
          .map((one) => ({ ...one, from: one.from - from, to: one.to - from }));
        return piecesOf({ tokens: tokens.slice(from, from + FEW), mentions: within });
      });
      return Math.max(...windows.flat().map(({ likelihood }) => likelihood));
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

import path from 'node:path';
import { dataFolder } from '../data-folder.ts';
import { LABEL_KINDS, type Turn } from '../turn.ts';
import { once } from '#platform/time/once.ts';
import { cutIntoPieces, type FeatureChoice, PIECE_STEP } from './features.ts';
import { loadLayers, sharesOfMeaning } from './layered-model.ts';
import { loadModel } from './linear-model.ts';
import type { AlarmSigns } from './judge-alarm.ts';
import {
  createPieceReader,
  encoded,
  type PieceModel,
  type PieceReader,
  summedBehindBefore,
  together,
  type WordKnowledge,
} from './piece-reader.ts';

/** The second reader: what kind of message this is. `npm run train` writes its weights and says what they are worth. */

/** The first is no emergency. */
export const messageKinds = ['ordinary', 'body', 'poison', 'self-harm', 'violence'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How likely the likeliest piece of a message is an emergency, 0 to 1, and of which kind. */
export interface Likelihood {
  likelihood: number;
  kind: Exclude<MessageKind, 'ordinary'>;
}

type Words = Pick<Turn, 'tokens' | 'mentions'>;

export interface Classifier {
  /**
   * What each stretch of it, and the message before, tell of a danger: what lies far from it in a long story does not calm it.
   * @param closely whether few words are read by themselves also where hardly anything speaks for a danger
   */
  read: (turn: Words & Pick<Turn, 'earlier'>, closely: boolean) => Stretch[];
}
export interface Stretch extends Omit<AlarmSigns, 'byRules' | 'entry'> {
  /** Of the likeliest piece. */
  kind: Likelihood['kind'];
}

/** Of a stretch so unlikely, few words by themselves would raise hardly any, and they are dear to read. */
const HARDLY = 0.003;

/** So many windows of a long message are read by what they mean, some milliseconds each: where a rule sees something. */
const MOST_MEANT = 10;

/** A stretch is so many pieces, each half over the next; the next stretch begins so many pieces behind it. */
const STRETCH = 3;
const STRETCH_STEP = 2;

/** Words that are read by themselves, and how far the next ones begin behind them, in a message of usual length. */
const FEW = 8;
const STEP = 4;
/** So many at most: of a long message they begin farther from each other. */
const MOST_WINDOWS = 60;

export const kindsFile = path.join(dataFolder('statistics'), 'kinds.bin');
export const kindsByMeaningFile = path.join(dataFolder('statistics'), 'kinds-by-meaning.bin');
const kindsByEncoderFile = path.join(dataFolder('statistics'), 'kinds-by-encoder.bin');

/** How much the meaning counts beside the words, 0 to 1: the best of .3, .5 and .7 on sentences left out of the learning. */
export const MEANING_OF_KINDS = 0.5;

/** Numbers that rules read and that were not there when the weights were learned. */
const UNLEARNED: ReadonlySet<string> = new Set(['pressure-told', 'pressure-measured', 'sugar-told']);

/** Concepts of labels by themselves tell no emergency. */
const OF_KINDS: FeatureChoice = {
  accepts: ({ kind, concept }) => !LABEL_KINDS.has(kind) && kind !== 'context' && !UNLEARNED.has(concept),
  letters: [3, 4, 5],
  pairs: true,
  before: true,
};
export const createKindPieces = ({ groups, vectors }: WordKnowledge): PieceReader =>
  createPieceReader(groups, OF_KINDS, summedBehindBefore(vectors));

/** How likely each piece of a message is an emergency by what it means, 0 to 1; undefined where that is not looked for. */
export interface DangerReader {
  (words: Words): (piece: number) => number | undefined;
}

export function loadClassifier(words: WordKnowledge): Classifier {
  const { sharesOf } = together(loadModel(kindsFile), loadLayers(kindsByMeaningFile), MEANING_OF_KINDS);
  return createClassifier(createKindPieces(words), sharesOf, loadDangerReader(words));
}

/** By the sentence encoder. The topics ask it for the same pieces, so that it reads nothing twice. */
export function loadDangerReader({ encoder }: Pick<WordKnowledge, 'encoder'>): DangerReader {
  const kinds = loadLayers(kindsByEncoderFile);
  const read = encoded(encoder);
  return ({ tokens }) => {
    const meaningAt = read(cutIntoPieces(tokens));
    return (piece) => {
      const meaning = meaningAt(piece);
      return meaning && likelihoodOf(sharesOfMeaning(kinds, meaning)).likelihood;
    };
  };
}

const nothingMeant: DangerReader = () => () => undefined;

export function createClassifier(
  readPieces: PieceReader,
  sharesOf: PieceModel['sharesOf'],
  readMeant = nothingMeant,
): Classifier {
  const piecesOf = (reading: Words, before?: Words) =>
    readPieces(reading, before).map((piece) => likelihoodOf(sharesOf(piece)));
  const mostOf = (pieces: readonly Likelihood[]) =>
    pieces.reduce((most, one) => (one.likelihood > most.likelihood ? one : most), NOTHING);
  const likelihoodIn = (words: Words) => mostOf(piecesOf(words)).likelihood;
  // A message before was read when it was the last one.
  const known = new WeakMap<Words, number>();
  const likeliestWordsOf = (words: Words) => {
    const likeliest = known.get(words) ?? Math.max(0, ...windowsOf(words).map(likelihoodIn));
    known.set(words, likeliest);
    return likeliest;
  };

  return {
    read: (turn, closely) => {
      const last = turn.earlier.at(-1);
      const pieces = piecesOf(turn, last);
      const alone = last ? piecesOf(turn) : pieces;
      const windows = windowsOf(turn).map((window) => ({
        ...window,
        // Stretches overlap, and what lies in two is read once.
        likelihood: once(() => likelihoodIn(window)),
      }));
      const before = last && likeliestWordsOf(last);
      const meantAt = readMeant(turn);
      // In a long calm story a few grave words mean little to the whole of it.
      const worthMeaning = closely && pieces.length > 1 ? likeliestOf(windows, MOST_MEANT) : [];
      const meantByWords = new Map(worthMeaning.map((window) => [window, readMeant(window)(0) ?? 0]));
      const stretches = Math.max(1, Math.ceil((pieces.length - STRETCH) / STRETCH_STEP) + 1);
      return Array.from({ length: stretches }, (_, at) => {
        const first = at * STRETCH_STEP;
        const own = pieces.slice(first, first + STRETCH);
        const { likelihood, kind } = mostOf(own);
        const from = first * PIECE_STEP;
        const to = from + (STRETCH + 1) * PIECE_STEP;
        const few =
          closely || likelihood >= HARDLY
            ? windows.filter((one) => one.from >= from && (one.from === from || one.from + FEW <= to))
            : [];
        const [gravest, second] = few
          .map((window) => ({ window, likelihood: window.likelihood() }))
          .sort((one, other) => other.likelihood - one.likelihood);
        const { likelihood: likeliestWords } = gravest ?? { likelihood };
        const { likelihood: fewWords } = second ?? { likelihood: likeliestWords };
        const asPieces = Math.max(...own.map((piece, place) => meantAt(first + place) ?? piece.likelihood));
        return {
          kind,
          likeliest: likelihood,
          alone: mostOf(alone.slice(first, first + STRETCH)).likelihood,
          average: own.reduce((sum, one) => sum + one.likelihood, 0) / Math.max(1, own.length),
          meant: Math.max(asPieces, ...few.map((window) => meantByWords.get(window) ?? 0)),
          likeliestWords,
          fewWords,
          before,
          length: turn.tokens.slice(from, to).length,
        };
      });
    },
  };
}

const likeliestOf = <Window extends { likelihood: () => number }>(windows: readonly Window[], most: number) =>
  windows.toSorted((one, other) => other.likelihood() - one.likelihood()).slice(0, most);

const NOTHING: Likelihood = { likelihood: 0, kind: 'body' };

/** Few words in a row, and where they begin; the last ones too. */
export function windowsOf({ tokens, mentions }: Words): (Words & { from: number })[] {
  const step = Math.max(STEP, Math.ceil((tokens.length - FEW) / (MOST_WINDOWS - 1)));
  return Array.from({ length: Math.max(1, Math.ceil((tokens.length - FEW) / step) + 1) }, (_, at) => {
    const from = Math.max(0, Math.min(at * step, tokens.length - FEW));
    return {
      from,
      tokens: tokens.slice(from, from + FEW),
      mentions: mentions
        .filter((one) => one.from >= from && one.to <= from + FEW)
        .map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
    };
  });
}

/** `shares` in the order of messageKinds. */
export function likelihoodOf(shares: ArrayLike<number>): Likelihood {
  const grave = messageKinds.flatMap((kind, at) =>
    kind === 'ordinary' ? [] : [{ kind, share: shares[at] ?? 0 }],
  );
  const [likeliest] = grave.toSorted((one, other) => other.share - one.share);
  return { likelihood: 1 - (shares[0] ?? 1), kind: likeliest?.kind ?? 'body' };
}

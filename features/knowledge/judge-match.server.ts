import type { Lexeme, LookedUp } from './look-up-words.server.ts';
import type { Ranked } from './rank-entries.server.ts';
import { liesBeyond } from './beyond-knowledge.server.ts';
import type { Fit } from './passage.server.ts';
import type { Question } from './read-question.server.ts';

/** Ages and amounts, decades: '62', '30s'. No entry has every number. */
const NUMBER = /^\d+s?$/;
/** More than so many words that nobody knows make it no worse. */
const MOST_UNKNOWN = 2;

/** What an entry's fit is judged by, 0 where its words were not found. */
export interface Signs {
  /** Logarithm of the score: ten telling words are not ten times as sure as one. */
  score: number;
  /** Score for each unit of what was asked. */
  share: number;
  /** How far the best of the others is behind, 0 to 1; below 0 where that one is ahead. */
  lead: number;
  /** Share of the words of its question that were asked, 0 to 1. */
  covered: number;
  /** Share of the topical words that the entry has not, 0 to 1. */
  missing: number;
  /** Logarithm of how telling those are. */
  missed: number;
  /** Topical words that no entry has, 0 to 1: the name of something that we know nothing about. */
  unknown: number;
  /** 1 where the question lies beyond the knowledge however near its words come. */
  beyond: number;
  /** How likely the question was taken for this entry by its manner, and for none at all, 0 to 1. */
  likelihood: number;
  none: number;
  /** How many topics it was taken for; 0 where nobody asked. */
  topics: number;
  /** By how many standard deviations its meaning is nearer to the question's than other candidates' on average; undefined where nobody said. */
  nearness: number | undefined;
}

/**
 * How sure it is that an entry answers: the logarithm of the odds, 0 where it is as likely as not. The weights were fitted by
 * logistic regression on the questions that topics are learned from, each left out of the learning (tests/evaluation/fit-match.ts).
 */
export function judgeMatch(signs: Signs): number {
  if (signs.beyond === 1 && signs.likelihood < SURELY_MEANT) return Number.NEGATIVE_INFINITY;
  const odds = WEIGHTS.reduce((sum, [, weight, value]) => sum + weight * value(signs), INTERCEPT);
  // Who asks in an entry's own words, and of nothing else, means it, also where no topic stands for it: it is the owner's.
  const inItsWords = signs.covered === 1 && signs.missing === 0 && signs.lead > 0;
  if (inItsWords) return Math.max(odds, SURE + 1);
  return signs.none >= SURELY_NONE ? Math.min(odds, LIKELY) : odds;
}

/** So likely none is meant, no entry was perhaps meant either. */
const SURELY_NONE = 0.5;

/** What lies beyond the knowledge by its words is answered where its manner means one entry so likely. */
const SURELY_MEANT = 0.4;

/** Likelihoods far apart on a scale of their own: 0.001 is as far from 0.1 as that from nearly sure. */
const logOf = (likelihood: number) => Math.log(likelihood + 0.005);

/** Of the candidate that is told. Nearer speaks for an entry, farther against it, and about as much is told as without a model. */
const ORDINARY_NEARNESS = 1.2;

const INTERCEPT = 1.0;
/** Each sign, as it is counted. */
export const WEIGHTS: readonly (readonly [name: string, weight: number, value: (signs: Signs) => number])[] =
  [
    ['score', -0.37, ({ score }) => score],
    ['share', 0.08, ({ share }) => share],
    ['lead', 1.81, ({ lead }) => lead],
    ['covered', 1.12, ({ covered }) => covered],
    ['missing', -0.57, ({ missing }) => missing],
    ['missed', 0.04, ({ missed }) => missed],
    ['unknown', 0.4, ({ unknown }) => unknown],
    ['likelihood', 0.7, ({ likelihood, topics }) => (topics === 0 ? 0 : logOf(likelihood))],
    ['none', -0.26, ({ none, topics }) => (topics === 0 ? 0 : logOf(none))],
    ['nearness', 0.6, ({ nearness }) => (nearness === undefined ? 0 : nearness - ORDINARY_NEARNESS)],
  ];

/** The line that a match must reach. Higher, and more is abstained from; lower, and more is answered beside the question. */
const SURE = 0;
/** Above this, the entry is told as what was perhaps meant. Lower, and hardly anything more is found (docs/assistant.md has the figures). */
const LIKELY = -2.6;

export const fitOf = (odds: number): Fit => (odds > SURE ? 'sure' : odds > LIKELY ? 'likely' : 'unknown');

type WordSigns = Omit<Signs, 'likelihood' | 'none' | 'topics' | 'nearness'>;

/** By the words: what of the question this entry has. `title` are the lexemes of its question; `own` is undefined where no word found it. */
export function signsOf(
  question: Question,
  looked: LookedUp,
  { own, rival, title }: { own: Ranked | undefined; rival: Ranked | undefined; title: readonly string[] },
): WordSigns {
  const { lay } = question;
  const { asked, topical, plain } = looked;
  const matched = own?.matched ?? [];
  const score = own?.score ?? 0;
  const weigh = (lexemes: readonly Lexeme[]) => lexemes.reduce((sum, { rarity }) => sum + rarity, 0);
  const about = asked.filter(({ lexeme }) => topical.has(lexeme) && !NUMBER.test(lexeme));
  const telling = weigh(asked.filter(({ lexeme, known }) => known || topical.has(lexeme))) || 1;
  // What a lay word means may stand there in its place.
  const meant = plain.some(({ lexeme }) => matched.includes(lexeme)) ? lay : [];
  const lacking = about.filter(
    ({ lexeme }) => !matched.includes(lexeme) && !meant.includes(topical.get(lexeme) ?? lexeme),
  );
  const heard = new Set([...asked, ...plain].map(({ lexeme }) => lexeme));
  return {
    score: Math.log1p(score),
    share: score / telling / 6,
    lead: (score - (rival?.score ?? 0)) / Math.max(score, rival?.score ?? 0, 1e-9),
    covered: title.filter((lexeme) => heard.has(lexeme)).length / Math.max(1, title.length),
    missing: lacking.length / Math.max(1, about.length),
    missed: Math.log1p(weigh(lacking)),
    unknown: Math.min(MOST_UNKNOWN, lacking.filter(({ known }) => !known).length) / MOST_UNKNOWN,
    beyond: Number(liesBeyond(question, looked, own ?? NOT_FOUND)),
  };
}

const NOT_FOUND: Pick<Ranked, 'matched' | 'anchors'> = { matched: [], anchors: [] };

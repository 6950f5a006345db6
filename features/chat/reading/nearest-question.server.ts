import { ofProducts } from '#assistant/statistics/topics.ts';
import type { Understanding } from '#assistant/create-understanding.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { PUT_JUST_SO } from './further-asked.server.ts';
import { stemsOf, subjectStems } from './plain-words.server.ts';
import {
  type Candidate,
  LEAST_LIKELY,
  type MessageInTalk,
  questionCandidates,
  type QuestionSigns,
  type SignParts,
} from './question-candidates.server.ts';

/** What a message asks: a further question of an entry, or where `passage.asked` is undefined the entry's own. */
export interface NearestQuestion {
  passage: Passage;
  /** The logarithm of the odds that it is what was asked. */
  odds: number;
  /** The nearest ones, itself among them, best first; of questions that ask the same only one. */
  near: readonly NearQuestion[];
}

interface NearQuestion {
  passage: Passage;
  /** How likely it is the one, if one of the candidates is: 0 to 1. */
  share: number;
}

export type QuestionWeights = readonly (readonly [sign: keyof QuestionSigns, weight: number])[];

/**
 * How much each sign counts, by conditional logistic regression (tests/evaluation/fit-nearest.ts) on messages of writers who were given the question
 * and had not seen its answer: 570 that stand alone, and 1,050 of talks, of which 160 change the subject; 180 ask an entry's own question.
 */
export const ALONE: QuestionWeights = [
  ['asks', 4.54],
  ['asksWorded', 7.63],
  ['likeWorded', 5.68],
  ['likeQuestion', 1.95],
  ['likeAnswer', 1.77],
  ['wordsOfQuestion', -0.92],
  ['wordsOfBoth', 3.78],
  ['topic', 0.66],
  ['isOwn', 2.24],
];
export const IN_TALK: QuestionWeights = [
  ['asks', 2.35],
  ['asksInTalk', 2.37],
  ['asksUnclear', 3.3],
  ['asksWorded', 3.77],
  ['asksWordedInTalk', 4.5],
  ['likeWorded', 4.35],
  ['likeWordedInTalk', 2.8],
  ['likeQuestion', 1.72],
  ['likeQuestionInTalk', 1.25],
  ['likeQuestionUnclear', 1.94],
  ['likeAnswerInTalk', 1.97],
  ['wordsOfQuestion', 2.47],
  ['wordsOfBoth', 1.04],
  ['wordsBefore', 2.46],
  ['topic', 0.58],
  ['isOwn', 1.55],
];
/**
 * The odds that the nearest one is asked. Fitted on the same messages, each also with the right question taken away, and on 160 of talks that ask
 * something of products or nothing at all.
 */
const ODDS = { none: -6.24, beforeRival: 0.674, score: 0.192, products: -0.147 };

/** So many of an entry's other questions may be asked next. */
const MOST_NEXT = 2;

/**
 * Of all questions of the entries that a message may be about, the one that it comes nearest to: by itself, and behind what was said before.
 * 'What about tomatoes' behind 'my potassium is high' asks for potassium in tomatoes. Undefined where it may be about no entry.
 */
export async function nearestQuestion(
  parts: SignParts,
  talk: MessageInTalk,
): Promise<NearestQuestion | undefined> {
  const weights = talk.before === undefined ? ALONE : IN_TALK;
  const ranked = (await questionCandidates(parts, talk))
    .map((one): Scored => ({ ...one, score: weighed(one.signs, weights) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, ...behind] = isBareName(talk, ranked[0])
    ? withOwnFirst(ranked)
    : withOwnersFirst(parts.likenessOf, ranked);
  if (!best) return undefined;
  const odds = oddsOf({
    score: best.score,
    beforeRival: best.score - rivalOf(parts.likenessOf, best, behind).score,
    products: Math.log(ofProducts(parts.topicsOf(talk.message, talk.before)) + LEAST_LIKELY),
  });
  const others = ranked.filter(({ one, passage }) => one && passage === best.passage && one !== best.one);
  const next = others.slice(0, MOST_NEXT).flatMap(({ one }) => one?.question ?? []);
  const passage = { ...toldFor(best, odds), score: 1 / (1 + Math.exp(-odds)), next };
  return { passage, odds, near: nearOnes(parts.likenessOf, ranked, odds) };
}

/** The entry of a candidate, as it is told where that was asked. */
function toldFor({ passage, one, signs }: Candidate, odds: number): Passage {
  const likeness = Math.max(signs.likeQuestion, signs.likeQuestionInTalk);
  return { ...passage, asked: one && { ...one, odds, alone: true, isPutSo: likeness >= PUT_JUST_SO } };
}

/** The first few that ask different things. The weights are such that e to the score is a candidate's share. */
function nearOnes(
  likenessOf: Understanding['likenessOf'],
  ranked: readonly Scored[],
  odds: number,
): NearQuestion[] {
  const [best] = ranked;
  const shareOf = ({ score }: Scored) => Math.exp(score - (best?.score ?? 0));
  const all = ranked.reduce((sum, one) => sum + shareOf(one), 0);
  const different: Scored[] = [];
  for (const one of ranked.slice(0, MOST_TWINS)) {
    const likeness = different.length === 0 ? [] : likenessOf(questionOf(one), different.map(questionOf));
    if (likeness.every((value) => value < TWIN)) different.push(one);
  }
  return different.map((one) => ({ passage: toldFor(one, odds), share: shareOf(one) / all }));
}

type Scored = Candidate & { score: number };

/** 'Turmeric', 'okra water': what says nothing beside the name of an entry asks for it, not for one of its further questions. */
function isBareName({ message, before }: MessageInTalk, best: Candidate | undefined): boolean {
  if (!best?.one || before !== undefined) return false;
  const own = stemsOf(best.passage.question);
  return [...subjectStems(message)].every((stem) => own.has(stem));
}

/** The own question of the best one's entry before all, by as much as it would have to be. */
function withOwnFirst(ranked: readonly Scored[]): Scored[] {
  const [best] = ranked;
  const own = ranked.find(({ one, passage }) => one === undefined && passage === best?.passage);
  if (!best || !own) return [...ranked];
  return [
    { ...own, score: best.score },
    ...ranked.filter((one) => one !== own && one.passage !== own.passage),
  ];
}

export const weighed = (signs: QuestionSigns, weights: QuestionWeights): number =>
  weights.reduce((sum, [sign, weight]) => sum + weight * signs[sign], 0);

const oddsOf = ({ beforeRival, score, products }: Omit<typeof ODDS, 'none'>): number =>
  ODDS.none + ODDS.beforeRival * beforeRival + ODDS.score * score + ODDS.products * products;

/** Of questions that ask the same, the one that the owner wrote. */
function withOwnersFirst(likenessOf: Understanding['likenessOf'], ranked: readonly Scored[]): Scored[] {
  const [best] = ranked;
  if (!best || best.passage.isOwners) return [...ranked];
  const owners = ranked.filter(({ passage }) => passage.isOwners);
  if (owners.length === 0) return [...ranked];
  const likeness = likenessOf(questionOf(best), owners.map(questionOf));
  const twin = owners.find((_, at) => (likeness[at] ?? 0) >= TWIN);
  return twin ? [{ ...twin, score: best.score }, ...ranked.filter((one) => one !== twin)] : [...ranked];
}

/** The best that asks something else: of two entries that answer the same question either is right. */
export function rivalOf(
  likenessOf: Understanding['likenessOf'],
  best: Candidate,
  behind: readonly Scored[],
): { score: number } {
  const near = behind.slice(0, MOST_TWINS);
  const likeness = likenessOf(questionOf(best), near.map(questionOf));
  return near.find((_, at) => (likeness[at] ?? 0) < TWIN) ?? near.at(-1) ?? NO_RIVAL;
}
/** So alike, two questions ask the same. */
export const TWIN = 0.85;
const MOST_TWINS = 6;
const NO_RIVAL = { score: 0 };
export const questionOf = ({ passage, one }: Candidate): string => one?.question ?? passage.question;

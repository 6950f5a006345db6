import { hasEnglishWord } from '#assistant/language/general-dictionary.ts';
import { ofProducts } from '#assistant/statistics/topics.ts';
import type { Understanding } from '#assistant/create-understanding.ts';
import { plainWords } from '#platform/text/in-one-form.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { PUT_JUST_SO } from './further-asked.server.ts';
import { stemsOf, subjectStems } from './plain-words.server.ts';
import {
  type Candidate,
  LEAST_LIKELY,
  type MessageInTalk,
  questionCandidates,
  questionOf,
  type QuestionSigns,
  readPieceByPiece,
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
 * How much each sign counts, by conditional logistic regression (tests/evaluation/fit-nearest.ts) on 800 talks whose writers knew none of our
 * questions, by what each answer would be worth, and, a third as much each, on 1,620 messages of writers who were given a question. An entry's own
 * question was fitted at 1.89 and 1.64: its answer is told whole, and is worth less than the beginning that the readers were shown.
 */
export const ALONE: QuestionWeights = [
  ['asksWorded', 6.75],
  ['likeWorded', 4.14],
  ['likeQuestion', -0.01],
  ['likeAnswer', 2.03],
  ['wordsOfQuestion', -1.8],
  ['wordsOfBoth', 3.78],
  ['topic', 0.26],
  ['isOwn', 1.5],
  ['covers', 4.18],
  ['covered', 4.36],
];
export const IN_TALK: QuestionWeights = [
  ['asksUnclear', 2.52],
  ['asksWorded', 3.56],
  ['asksWordedInTalk', 4.66],
  ['likeWorded', 2.19],
  ['likeWordedInTalk', 2.5],
  ['likeQuestion', 0.6],
  ['likeQuestionInTalk', -0.91],
  ['likeQuestionUnclear', 1.93],
  ['likeAnswerInTalk', 2.03],
  ['wordsOfQuestion', 0.27],
  ['wordsOfBoth', 1.69],
  ['wordsBefore', 1.37],
  ['questionSaid', 1.03],
  ['topic', 0.3],
  ['isOwn', 1.3],
  ['covers', 4.27],
  ['covered', -1.19],
  ['coversInTalk', 0.71],
  ['coveredInTalk', 3.68],
];
/**
 * The odds that what the nearest one answers is most of what was asked for. Fitted on the 800 talks, and on 160 that ask something of products or
 * nothing at all.
 */
const ODDS = { none: -7.68, beforeRival: 0.316, score: 0.305, products: -0.557 };

/** So many of an entry's other questions may be asked next. */
const MOST_NEXT = 2;

/**
 * Of all questions of the entries that a message may be about, the one that it comes nearest to: by itself, and behind what was said before.
 * 'What about tomatoes' behind 'my potassium is high' asks for potassium in tomatoes. Undefined where it may be about no entry.
 * @param isTold whether the last reply told an answer
 */
export async function nearestQuestion(
  parts: SignParts,
  talk: MessageInTalk,
  isTold: (answer: string) => boolean = () => false,
): Promise<NearestQuestion | undefined> {
  const ranked = await rankedQuestions(parts, talk, talk.before === undefined ? ALONE : IN_TALK);
  const nearest = nearestOf(parts, talk, ranked);
  const asked = nearest?.passage.asked;
  if (!nearest || !asked || asked.isPutSo || !isTold(asked.answer)) return nearest;
  if (nearest.odds >= ONCE_MORE)
    return { ...nearest, passage: { ...nearest.passage, asked: { ...asked, again: true } } };
  const untold = ranked.filter(({ one }) => !(one && isTold(one.answer)));
  return nearestOf(parts, talk, untold);
}

/**
 * From these odds on the last reply's answer is given once more to who asks on. Of 62 talks in which it was the nearest again, at any odds, it would be
 * worth 2.1 of 3, and what was told in its place 1.1; judges who see that it is said twice take off a part.
 */
const ONCE_MORE = 0;

function nearestOf(
  parts: SignParts,
  talk: MessageInTalk,
  ranked: readonly Scored[],
): NearestQuestion | undefined {
  const [best, ...behind] = isBareName(talk, ranked[0])
    ? withOwnFirst(ranked)
    : withOwnersFirst(parts.likenessOf, ranked);
  if (!best || (best.signs.wordsOfBoth === 0 && saysNoWord(talk))) return undefined;
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

/** All questions that may be asked, the nearest first. */
export async function rankedQuestions(
  parts: SignParts,
  talk: MessageInTalk,
  weights: QuestionWeights,
): Promise<Scored[]> {
  const inOrder = (candidates: readonly Candidate[]): Scored[] =>
    candidates
      .map((one) => ({ ...one, score: weighed(one.signs, weights) }))
      .toSorted((one, other) => other.score - one.score);
  return inOrder(readPieceByPiece(parts.asksOf, talk, inOrder(await questionCandidates(parts, talk))));
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

export type Scored = Candidate & { score: number };

/** 'Asdkjh qwoeiu' comes as near to one question as to another. 'Kpomo' is a word of ours. */
const saysNoWord = ({ message, before }: MessageInTalk): boolean =>
  before === undefined && !hasEnglishWord(plainWords(message));

/** 'Turmeric', 'okra water': what says nothing beside the name of an entry asks for it, not for one of its further questions. */
function isBareName({ message, before }: MessageInTalk, best: Candidate | undefined): boolean {
  if (!best?.one || before !== undefined || ASKS.test(plainWords(message))) return false;
  const own = stemsOf(best.passage.question);
  return [...subjectStems(message)].every((stem) => own.has(stem));
}

/** 'Lysine how much a day' asks more than what lysine is. */
const ASKS = /\b(?:how|when|why|where|which|who|can|could|should|is|are|do|does|did|will|would|much|many)\b/;

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
const TWIN = 0.85;
const MOST_TWINS = 6;
const NO_RIVAL = { score: 0 };

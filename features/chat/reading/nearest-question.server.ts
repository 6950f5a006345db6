import {
  likeliestEntry,
  likelihoodOf,
  isIntent,
  NO_TOPIC,
  ofProducts,
  type Topic,
} from '#assistant/statistics/topics.ts';
import type { Understanding } from '#assistant/create-understanding.ts';
import { everydayWords } from '#content/everyday-words.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { remembered } from '#platform/text/remembered.ts';
import type { AssistantParts } from '../assistant-parts.server.ts';
import { PUT_JUST_SO, shareIn } from './further-asked.server.ts';
import { subjectStems } from './plain-words.server.ts';

/** What a message asks: a further question of an entry, or where `passage.asked` is undefined the entry's own. */
export interface NearestQuestion {
  passage: Passage;
  /** The logarithm of the odds that it is what was asked. */
  odds: number;
}

/** What speaks for one question. `likeness` -1 to 1, shares of words 0 to 1, `topic` the logarithm of how likely its entry is. */
interface Signs {
  likeQuestion: number;
  likeAnswer: number;
  wordsOfQuestion: number;
  wordsOfBoth: number;
  isOwn: number;
  /** By itself where nothing was said before, else what was said before by itself. */
  topic: number;
  /** Behind what was said before. */
  likeQuestionInTalk: number;
  likeAnswerInTalk: number;
  wordsBefore: number;
  /** `likeQuestionInTalk`, the more, the less the message says by itself what it is about. */
  likeQuestionUnclear: number;
}

type Weights = readonly (readonly [sign: keyof Signs, weight: number])[];

/**
 * How much each sign counts, by conditional logistic regression on messages of writers who were given the question and had not seen its answer:
 * 480 that stand alone, and 960 of talks, of which 160 change the subject. Left out of the fit, the right one of some eighty is first for 65 and 77 of
 * 100, and among three for 80 and 88.
 */
const ALONE: Weights = [
  ['likeQuestion', 10.6],
  ['likeAnswer', 5.1],
  ['wordsOfQuestion', 1.6],
  ['wordsOfBoth', 4.2],
  ['topic', 0.37],
  ['isOwn', -1],
];
const IN_TALK: Weights = [
  ['likeQuestion', 7.55],
  ['likeQuestionInTalk', 5.96],
  ['likeQuestionUnclear', 4.1],
  ['likeAnswerInTalk', 3.7],
  ['wordsOfQuestion', 3.2],
  ['wordsOfBoth', 1.9],
  ['wordsBefore', 2.15],
  ['topic', 0.58],
  ['isOwn', -1.6],
];
/**
 * The odds that the nearest one is asked. Fitted on the same messages, each also with the right question taken away, and on 160 of talks that ask
 * something of products or nothing at all.
 */
const ODDS = { none: -6.1, beforeRival: 0.782, score: 0.235, products: -0.255 };

/** So many of the entries that a message may be about are looked through. */
const ENTRIES = 10;
/** Of those that only words found, the best. */
const BY_WORDS = 3;
/** So many of an entry's other questions may be asked next. */
const MOST_NEXT = 2;

type Parts = Pick<AssistantParts, 'likenessOf' | 'topicsOf'> & {
  knowledge: Pick<AssistantParts['knowledge'], 'entriesOf'>;
};

interface Message {
  message: string;
  /** What the visitor said before it; undefined where it goes on about nothing. */
  before: string | undefined;
  /** What was found by its words. */
  found: readonly Passage[];
}

/**
 * Of all questions of the entries that a message may be about, the one that it comes nearest to: by itself, and behind what was said before.
 * 'What about tomatoes' behind 'my potassium is high' asks for potassium in tomatoes. Undefined where it may be about no entry.
 */
export async function nearestQuestion(
  { knowledge, likenessOf, topicsOf }: Parts,
  { message, before, found }: Message,
): Promise<NearestQuestion | undefined> {
  const topics = topicsOf(message, before);
  const slugs = topics.map(({ topic }) => topic).filter((topic) => topic !== NO_TOPIC && !isIntent(topic));
  const entries = await knowledge.entriesOf(slugs.slice(0, ENTRIES));
  const taken = new Set(entries.map(({ passage }) => passage.id));
  const byWords = found
    .slice(0, BY_WORDS)
    .filter(({ id, further }) => !taken.has(id) && further.length > 0)
    .map((passage) => ({ slug: undefined, passage }));
  const spoken = { message, before, unclear: 1 - likeliestEntry(topicsOf(message)) };
  const about = before === undefined ? topics : topicsOf(before);
  const ranked = [...entries, ...byWords]
    .flatMap(({ slug, passage }) => scored(likenessOf, { ...spoken, passage, topic: logOf(slug, about) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, ...behind] = ranked;
  if (!best) return undefined;
  const odds =
    ODDS.none +
    ODDS.beforeRival * (best.score - rivalOf(likenessOf, best, behind).score) +
    ODDS.score * best.score +
    ODDS.products * Math.log(ofProducts(topics) + LEAST_LIKELY);
  const others = ranked.filter(({ one, passage }) => one && passage === best.passage && one !== best.one);
  const next = others.slice(0, MOST_NEXT).flatMap(({ one }) => one?.question ?? []);
  const asked = best.one && { ...best.one, odds, alone: true, isPutSo: best.likeness >= PUT_JUST_SO };
  return { passage: { ...best.passage, score: shareOf(odds), asked, next }, odds };
}

/** The best that asks something else: of two entries that answer the same question either is right. */
function rivalOf(likenessOf: Understanding['likenessOf'], best: Scored, behind: readonly Scored[]) {
  const near = behind.slice(0, MOST_TWINS);
  const likeness = likenessOf(questionOf(best), near.map(questionOf));
  return near.find((_, at) => (likeness[at] ?? 0) < TWIN) ?? near.at(-1) ?? NO_RIVAL;
}
const TWIN = 0.85;
const MOST_TWINS = 6;
const NO_RIVAL = { score: 0 };
const questionOf = ({ passage, one }: Scored): string => one?.question ?? passage.question;

const LEAST_LIKELY = 0.005;
const logOf = (slug: string | undefined, topics: readonly Topic[]): number =>
  Math.log((slug === undefined ? 0 : likelihoodOf(topics, slug)) + LEAST_LIKELY);
const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

interface Spoken {
  message: string;
  before: string | undefined;
  unclear: number;
  passage: Passage;
  topic: number;
}

interface Scored {
  passage: Passage;
  /** Undefined for the entry's own question. */
  one: FurtherQuestion | undefined;
  score: number;
  /** Of the message and the question, by itself or behind what was said before. */
  likeness: number;
}

/** How near a message comes to the entry and to each of its further questions. */
function scored(
  likenessOf: Understanding['likenessOf'],
  { message, before, unclear, passage, topic }: Spoken,
): Scored[] {
  const { question, answer, further } = passage;
  const inTalk = before === undefined ? message : `${before}. ${message}`;
  const questions = [question, ...further.map((one) => one.question)];
  const answers = further.map((one) => one.answer);
  const likeQuestions = likenessOf(message, questions);
  const likeAnswers = likenessOf(message, answers);
  const likeQuestionsInTalk = likenessOf(inTalk, questions);
  const likeAnswersInTalk = likenessOf(inTalk, answers);
  const said = [...subjectStems(message)];
  const saidBefore = [...subjectStems(before ?? '')].filter((stem) => !everydayWords.has(stem));
  const ownStems = stemsOf(question);
  const weights = before === undefined ? ALONE : IN_TALK;
  return [undefined, ...further].map((one, at) => {
    const asked = stemsOf(one?.question ?? question);
    const both = new Set([...asked, ...stemsOf(one?.answer ?? answer)]);
    const likeInTalk = likeQuestionsInTalk[at] ?? 0;
    const signs: Signs = {
      likeQuestion: likeQuestions[at] ?? 0,
      // The answer of the entry itself is long, and like everything about it.
      likeAnswer: likeAnswers[at - 1] ?? 0,
      wordsOfQuestion: shareIn(said, asked),
      wordsOfBoth: shareIn(said, both),
      isOwn: one ? 0 : 1,
      topic,
      likeQuestionInTalk: likeInTalk,
      likeAnswerInTalk: likeAnswersInTalk[at - 1] ?? 0,
      wordsBefore: shareIn(saidBefore, new Set([...both, ...ownStems])),
      likeQuestionUnclear: likeInTalk * unclear,
    };
    const likeness = Math.max(signs.likeQuestion, likeInTalk);
    return { passage, one, score: weighed(signs, weights), likeness };
  });
}

const weighed = (signs: Signs, weights: Weights): number =>
  weights.reduce((sum, [sign, weight]) => sum + weight * signs[sign], 0);

/** Of our own texts, which are the same each time. */
const stemsOf = remembered((text) => subjectStems(text));

import {
  likeliestEntry,
  likelihoodOf,
  isIntent,
  NO_TOPIC,
  type Topic,
} from '#assistant/statistics/topics.ts';
import { behindBefore } from '#assistant/behind-before.ts';
import { NOT_ASKED, NOT_COVERED, type Understanding } from '#assistant/create-understanding.ts';
import { everydayWords } from '#content/everyday-words.ts';
import type { FurtherQuestion } from '#content/knowledge/further-questions.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import type { AssistantParts } from '../assistant-parts.server.ts';
import { shareIn, type Words } from './further-asked.server.ts';
import { stemsOf, subjectStems } from './plain-words.server.ts';

/** What speaks for one question. `likeness` -1 to 1, shares of words 0 to 1, `topic` the logarithm of how likely its entry is. */
export interface QuestionSigns {
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
  /** Of the question's own words, the share that the visitor said: 'how big a piece of cornbread …' asks of more than who names no cornbread. */
  questionSaid: number;
  /** `likeQuestionInTalk`, the more, the less the message says by itself what it is about. */
  likeQuestionUnclear: number;
  /** How near it comes to asking it behind what was said before, -1 to 1, and that the more, the less it says by itself. */
  asksUnclear: number;
  /** How near to it or to one of the ways in which people put it, whichever is nearest: in what they ask, and in what they mean (`Asks`). */
  asksWorded: number;
  asksWordedInTalk: number;
  likeWorded: number;
  likeWordedInTalk: number;
  /** Piece by piece (`Coverage`), by itself and behind what was said before; 0 where another question is nearer by far. */
  covers: number;
  covered: number;
  coversInTalk: number;
  coveredInTalk: number;
}

/** So many of the entries that a message may be about are looked through. */
const ENTRIES = 10;
/** Of those that have a question like it, as many by the message and as many by the talk: 'sardines every day' names no topic that was learned. */
const BY_LIKENESS = 4;
/** Of those that only words found, the best. */
const BY_WORDS = 3;
/** Those of the owner that may answer at all. What they mean is worked out when they are first asked for, some ten milliseconds each. */
const OWNERS = { most: 2, score: 0.1 };

export type SignParts = Pick<AssistantParts, 'likenessOf' | 'asksOf' | 'topicsOf' | 'entriesLike'> & {
  knowledge: Pick<AssistantParts['knowledge'], 'entriesOf'>;
};

export interface MessageInTalk {
  message: string;
  /** What the visitor said before it; undefined where it goes on about nothing. */
  before: string | undefined;
  /** What was found by its words. */
  found: readonly Passage[];
}

/** A question that may be asked, and what speaks for it. */
export interface Candidate {
  passage: Passage;
  /** Undefined for the entry's own question. */
  one: FurtherQuestion | undefined;
  signs: QuestionSigns;
}

/** All questions of the entries that a message may be about, by itself and behind what was said before. */
export async function questionCandidates(
  { knowledge, likenessOf, asksOf, topicsOf, entriesLike }: SignParts,
  { message, before, found }: MessageInTalk,
): Promise<Candidate[]> {
  const topics = topicsOf(message, before);
  const slugs = topics.map(({ topic }) => topic).filter((topic) => topic !== NO_TOPIC && !isIntent(topic));
  const texts = before === undefined ? [message] : [message, behindBefore(message, before)];
  const entries = await knowledge.entriesOf([
    ...new Set([...slugs.slice(0, ENTRIES), ...texts.flatMap((text) => entriesLike(text, BY_LIKENESS))]),
  ]);
  const taken = new Set(entries.map(({ passage }) => passage.id));
  const owners = found
    .filter(({ isOwners, score }) => isOwners && score >= OWNERS.score)
    .slice(0, OWNERS.most);
  const others = found
    .filter(
      (one, at) => owners.includes(one) || (at < BY_WORDS && one.further.length > 0 && !taken.has(one.id)),
    )
    .map((passage) => ({ slug: undefined, passage }));
  const spoken = {
    message,
    before,
    unclear: 1 - likeliestEntry(topicsOf(message)),
    said: [...subjectStems(message)],
    allSaid: subjectStems(before === undefined ? message : behindBefore(message, before)),
    saidBefore: [...subjectStems(before ?? '')].filter((stem) => !everydayWords.has(stem)),
  };
  const about = before === undefined ? topics : topicsOf(before);
  return [...entries, ...others].flatMap(({ slug, passage }) =>
    candidatesOf({ likenessOf, asksOf }, { ...spoken, passage, topic: logOf(slug, about) }),
  );
}

/** Keeps the logarithm of what is not likely at all from being endless. */
export const LEAST_LIKELY = 0.005;
const logOf = (slug: string | undefined, topics: readonly Topic[]): number =>
  Math.log((slug === undefined ? 0 : likelihoodOf(topics, slug)) + LEAST_LIKELY);

interface Spoken {
  message: string;
  before: string | undefined;
  unclear: number;
  /** Stems of both. */
  said: readonly string[];
  allSaid: Words;
  saidBefore: readonly string[];
  passage: Passage;
  topic: number;
}

/** How near a message comes to the entry and to each of its further questions. */
function candidatesOf(
  { likenessOf, asksOf }: Pick<Understanding, 'likenessOf' | 'asksOf'>,
  { message, before, unclear, said, allSaid, saidBefore, passage, topic }: Spoken,
): Candidate[] {
  const { question, answer, further } = passage;
  const questions = [question, ...further.map((one) => one.question)];
  const answers = further.map((one) => one.answer);
  const likeQuestions = likenessOf(message, questions);
  const likeAnswers = likenessOf(message, answers);
  const inTalk = before === undefined ? undefined : behindBefore(message, before);
  const likeQuestionsInTalk = inTalk === undefined ? likeQuestions : likenessOf(inTalk, questions);
  const likeAnswersInTalk = inTalk === undefined ? likeAnswers : likenessOf(inTalk, answers);
  const asks = asksOf(message, questions);
  const asksInTalk = inTalk === undefined ? asks : asksOf(inTalk, questions);
  const ownStems = stemsOf(question);
  return [undefined, ...further].map((one, at) => {
    const asked = stemsOf(one?.question ?? question);
    const both = eitherOf(asked, stemsOf(one?.answer ?? answer));
    const likeInTalk = likeQuestionsInTalk[at] ?? 0;
    const signs: QuestionSigns = {
      likeQuestion: likeQuestions[at] ?? 0,
      // The answer of the entry itself is long, and like everything about it.
      likeAnswer: likeAnswers[at - 1] ?? 0,
      wordsOfQuestion: shareIn(said, asked),
      wordsOfBoth: shareIn(said, both),
      isOwn: one ? 0 : 1,
      topic,
      likeQuestionInTalk: likeInTalk,
      likeAnswerInTalk: likeAnswersInTalk[at - 1] ?? 0,
      wordsBefore: shareIn(saidBefore, eitherOf(both, ownStems)),
      questionSaid: shareIn([...asked], allSaid),
      likeQuestionUnclear: likeInTalk * unclear,
      ...asksSigns(unclear, asks[at], asksInTalk[at]),
      ...NOT_READ,
    };
    return { passage, one, signs };
  });
}

const asksSigns = (unclear: number, alone = NOT_ASKED, inTalk = NOT_ASKED) => ({
  asksUnclear: inTalk.question * unclear,
  asksWorded: alone.worded,
  asksWordedInTalk: inTalk.worded,
  likeWorded: alone.likeWorded,
  likeWordedInTalk: inTalk.likeWorded,
});

/** So many candidates are read piece by piece. */
const READ = 40;
const NOT_READ = { covers: 0, covered: 0, coversInTalk: 0, coveredInTalk: 0 };

/** Candidates, the nearest first, of which the foremost are read piece by piece. */
export function readPieceByPiece(
  asksOf: Understanding['asksOf'],
  { message, before }: MessageInTalk,
  ranked: readonly Candidate[],
): Candidate[] {
  const read = ranked.slice(0, READ);
  const questions = read.map(questionOf);
  const alone = asksOf.pieceByPiece(message, questions);
  const inTalk = before === undefined ? alone : asksOf.pieceByPiece(behindBefore(message, before), questions);
  const signsOf = (by = NOT_COVERED, byTalk = NOT_COVERED) => ({
    covers: by.ofMessage,
    covered: by.ofQuestion,
    coversInTalk: byTalk.ofMessage,
    coveredInTalk: byTalk.ofQuestion,
  });
  return [
    ...read.map((one, at) => ({ ...one, signs: { ...one.signs, ...signsOf(alone[at], inTalk[at]) } })),
    ...ranked.slice(READ),
  ];
}

export const questionOf = ({ passage, one }: Candidate): string => one?.question ?? passage.question;

/** The words of both, without a list of them: some hundred texts are looked at for a message. */
const eitherOf = (one: Words, other: Words): Words => ({ has: (word) => one.has(word) || other.has(word) });

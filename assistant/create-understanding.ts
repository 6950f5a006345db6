import { behindBefore } from './behind-before.ts';
import { type Assess, createAssess, type Judge } from './assess.ts';
import { isGlossed, createGlossary } from './language/glossary.ts';
import { createTokenizer } from './language/tokenize.ts';
import { loadLexicon } from './lexicon/lexicon.ts';
import { OUR_TEXTS, remembered } from '#platform/text/remembered.ts';
import { inSlices } from '#platform/time/in-slices.server.ts';
import { once } from '#platform/time/once.ts';
import { createTurnReader, type TurnReader } from './read-turn.ts';
import { loadRules } from './rules/load-rules.ts';
import { judgeAlarm } from './statistics/judge-alarm.ts';
import { type Classifier, loadClassifier } from './statistics/classifier.ts';
import { loadLeaningReader, weightOfBefore } from './statistics/leaning.ts';
import {
  anyEntry,
  loadTopicReader,
  mixOf,
  NO_TOPIC,
  type Topic,
  type TopicsOf,
} from './statistics/topics.ts';
import { loadPreparedTexts, type Nearness, preparedQuestionsFile } from './encoder/prepared-texts.ts';
import { loadWordings } from './encoder/wordings.ts';
import { type Coverage, coverageBy, loadQuestionPieces } from './encoder/question-pieces.ts';
import { loadQuestionIndex } from './encoder/question-index.ts';
import { loadWordKnowledge, textOf } from './statistics/piece-reader.ts';

export interface Understanding {
  readTurn: TurnReader;
  assess: Assess;
  topicsOf: TopicsOf;
  /** How near in meaning each of some sentences comes to a message, -1 to 1: 'must I pay the postage' is .8 from 'you pay the postage …'. */
  likenessOf: (message: string, sentences: readonly string[]) => number[];
  /** How near a message comes to asking each of some questions. What is like a question need not ask it. */
  asksOf: AsksOf;
  /** The entries of the first knowledge of which some question is likest to a text, likest first. */
  entriesLike: (text: string, most: number) => string[];
  /** A message in Spanish or Haitian Creole word by word in English; any other as it is. */
  inEnglish: (text: string) => string;
  /** All of it is read from its files when it is first asked for; this does so beforehand, part by part, while others have their turn. */
  prepare: () => Promise<void>;
}

export interface AsksOf {
  (message: string, questions: readonly string[]): Asks[];
  /** The same piece by piece, 20 microseconds a question: 'how big a piece of cornbread' asks for more than who names no cornbread. */
  pieceByPiece: (message: string, questions: readonly string[]) => Coverage[];
}

/** How near a message comes to asking a question, each -1 to 1. */
export interface Asks {
  question: number;
  /** To it or one of the ways in which people put it (wordings.ts), whichever is nearest: in what they ask, and in what they mean. */
  worded: number;
  likeWorded: number;
}
/** What has nothing to do with a question. */
export const NOT_ASKED: Asks = { question: 0, worded: 0, likeWorded: 0 };

export const NOT_COVERED: Coverage = { ofMessage: 0, ofQuestion: 0 };

/** What the store wrote needs no spelling mended, and nothing found in it: that takes most of the time of reading. */
export const plainTokens = createTokenizer(() => (word) => [word]);

/**
 * Make one and keep it. Whoever needs it first has the dictionary, the lexicon, the rules and the weights read, half a second and some 60 MB
 * that a store in which nobody asks does without. Throws, then, where one of them names what there is not.
 */
export function createUnderstanding(): Understanding {
  const parts = lazyParts();
  const readTurn: TurnReader = (turns) => parts.readTurn()(turns);
  const read = (text: string) => readTurn([{ from: 'visitor', text }]);
  const meaningOf = (text: string) => parts.words().encoder(text).likeness;
  const meantBy = (message: string) => meaningOf(textOf(read(message).tokens));
  const nearnessOfOurs = remembered(
    (text) => parts.prepared().nearnessOf(text) ?? nearnessTo(meaningOf(textOf(plainTokens(text)))),
    OUR_TEXTS,
  );
  const askedBy = (message: string) => parts.words().asking(textOf(read(message).tokens));
  const askedOfOurs = remembered(
    (text) =>
      parts.preparedQuestions().nearnessOf(text) ??
      nearnessTo(parts.words().asking(textOf(plainTokens(text))).asking),
    OUR_TEXTS,
  );
  const coverageOfOurs = remembered((text) => {
    const prepared = parts.questionPieces().coverageOf(text);
    if (prepared) return prepared;
    const { vectors, asked } = parts.words().asking(textOf(plainTokens(text))).pieces;
    return coverageBy({ vectors, weights: asked, unit: 1 });
  }, OUR_TEXTS);
  const wordingsOf = remembered((question) => parts.wordings().nearestOf(question), OUR_TEXTS);
  const topicsOf = remembered((question) => parts.readTopics()(read(question)));
  const inTalk = (question: string, before: string) =>
    mixOf(
      topicsOf(question),
      topicsOf(behindBefore(question, before)),
      weightOfBefore(parts.readLeaning()(read(question))),
    );
  const assess = once(() =>
    createAssess(parts.rules(), parts.lexicon(), createJudge(parts.classifier(), topicsOf)),
  );
  return {
    readTurn,
    assess: (turn) => assess()(turn),
    topicsOf: Object.assign(
      (question: string, before?: string) => (before ? inTalk(question, before) : topicsOf(question)),
      { byWords: (question: string) => parts.readTopics().byWords(read(question)) },
    ),
    likenessOf: (message, sentences) => {
      const meant = parts.prepared().likenessOf(message) ?? meantBy(message);
      return sentences.map((sentence) => nearnessOfOurs(sentence)(meant));
    },
    asksOf: Object.assign(
      (message: string, questions: readonly string[]) => {
        const [{ asking }, likeness] = [askedBy(message), meantBy(message)];
        return questions.map((question) => {
          const own = askedOfOurs(question)(asking);
          const { asks, like } = wordingsOf(question)({ asking, likeness });
          return {
            question: own,
            worded: Math.max(own, asks),
            likeWorded: Math.max(nearnessOfOurs(question)(likeness), like),
          };
        });
      },
      {
        pieceByPiece: (message: string, questions: readonly string[]) => {
          const { pieces } = askedBy(message);
          return questions.map((question) => coverageOfOurs(question)(pieces));
        },
      },
    ),
    entriesLike: (text, most) =>
      parts
        .questions()
        .entriesLike(meantBy(text))
        .slice(0, most)
        .map(({ name }) => name),
    inEnglish: (text) => {
      const { language } = read(text);
      return isGlossed(language) ? parts.glossaries()[language](text) : text;
    },
    prepare: () => inSlices([...Object.values(parts), assess], (part) => part()),
  };
}

const nearnessTo =
  (own: Float32Array): Nearness =>
  (likeness) =>
    likeness.reduce((sum, value, at) => sum + value * (own[at] ?? 0), 0);

/** Each read when it is first asked for, in the order in which they need each other. */
function lazyParts() {
  const lexicon = once(loadLexicon);
  const words = once(loadWordKnowledge);
  const prepared = once(() => loadPreparedTexts());
  return {
    lexicon,
    rules: once(() => loadRules(lexicon())),
    words,
    classifier: once(() => loadClassifier(words())),
    readTurn: once(() => createTurnReader(lexicon())),
    readTopics: once(() => loadTopicReader(words())),
    readLeaning: once(() => loadLeaningReader(words())),
    prepared,
    preparedQuestions: once(() => loadPreparedTexts(preparedQuestionsFile)),
    questionPieces: once(() => loadQuestionPieces()),
    wordings: once(() => loadWordings()),
    questions: once(() => loadQuestionIndex()),
    glossaries: once(() => ({ es: createGlossary('es'), ht: createGlossary('ht') })),
  };
}

/** Holds what the classifier reads, what rules find and what the message is about against each other. */
export const createJudge =
  ({ read }: Classifier, topicsOf: (question: string) => readonly Topic[]): Judge =>
  (turn, byRules) => {
    const topics = topicsOf(turn.text);
    const asked = { entry: anyEntry(topics), byRules };
    const [best] = topics;
    const about = best && best.topic !== NO_TOPIC ? best.likelihood : 0;
    return read(turn, byRules !== undefined)
      .map(({ kind, ...signs }) => ({ kind, about, odds: judgeAlarm({ ...signs, ...asked }) }))
      .reduce((most, one) => (one.odds > most.odds ? one : most));
  };

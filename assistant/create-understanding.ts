import { type Assess, createAssess, type Judge } from './assess.ts';
import { createTokenizer } from './language/tokenize.ts';
import { loadLexicon } from './lexicon/lexicon.ts';
import { remembered } from '#platform/text/remembered.ts';
import { createTurnReader, type TurnReader } from './read-turn.ts';
import { loadRules, type Rule } from './rules/load-rules.ts';
import { judgeAlarm } from './statistics/judge-alarm.ts';
import { type Classifier, loadClassifier } from './statistics/classifier.ts';
import { loadLeaningReader, weightOfBefore } from './statistics/leaning.ts';
import { likelihoodOf, anyEntry, loadTopicReader, mixOf, NO_TOPIC, type Topic } from './statistics/topics.ts';
import { loadPreparedTexts } from './encoder/prepared-texts.ts';
import { loadWordKnowledge, textOf } from './statistics/piece-reader.ts';

export interface Understanding {
  readTurn: TurnReader;
  assess: Assess;
  /**
   * Which entries of the first knowledge a question may mean; likeliest first: standing by itself, or as it goes on what was said `before`.
   * What was read before is remembered: care, intent and retrieval ask for the same.
   */
  topicsOf: (question: string, before?: string) => readonly Topic[];
  /** How near in meaning each of some sentences comes to a message, -1 to 1: 'must I pay the postage' is .8 from 'you pay the postage …'. */
  likenessOf: (message: string, sentences: readonly string[]) => number[];
  rules: readonly Rule[];
}

/** What the store wrote needs no spelling mended, and nothing found in it: that takes most of the time of reading. */
export const plainTokens = createTokenizer(() => (word) => [word]);

/** Reads the dictionary, the lexicon, the rules and the weights: make one and keep it. Throws where one of them names what there is not. */
export function createUnderstanding(): Understanding {
  const lexicon = loadLexicon();
  const rules = loadRules(lexicon);
  const words = loadWordKnowledge();
  const classifier = loadClassifier(words);
  const readTurn = createTurnReader(lexicon);
  const readTopics = loadTopicReader(words);
  const readLeaning = loadLeaningReader(words);
  const read = (text: string) => readTurn([{ from: 'visitor', text }]);
  const prepared = loadPreparedTexts();
  const likenessOfOurs = remembered(
    (text) => prepared.likenessOf(text) ?? words.encoder(textOf(plainTokens(text))).likeness,
  );
  const topicsOf = remembered((question) => readTopics(read(question)));
  const inTalk = (question: string, before: string) =>
    mixOf(
      topicsOf(question),
      topicsOf(`${before}. ${question}`),
      weightOfBefore(readLeaning(read(question))),
    );
  return {
    readTurn,
    assess: createAssess(rules, lexicon, createJudge(classifier, topicsOf)),
    topicsOf: (question, before) => (before ? inTalk(question, before) : topicsOf(question)),
    likenessOf: (message, sentences) => {
      const meant = words.encoder(textOf(read(message).tokens)).likeness;
      return sentences.map((sentence) => {
        const other = likenessOfOurs(sentence);
        return meant.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
      });
    },
    rules,
  };
}

/** Holds what the classifier reads, what rules find and what the message is about against each other. */
export const createJudge =
  ({ read }: Classifier, topicsOf: (question: string) => readonly Topic[]): Judge =>
  (turn, byRules) => {
    const topics = topicsOf(turn.text);
    const asked = { entry: anyEntry(topics), none: likelihoodOf(topics, NO_TOPIC), byRules };
    return read(turn, byRules !== undefined)
      .map(({ kind, ...signs }) => ({ kind, odds: judgeAlarm({ ...signs, ...asked }) }))
      .reduce((most, one) => (one.odds > most.odds ? one : most));
  };

import { type Assess, createAssess } from './assess.ts';
import { loadLexicon } from './lexicon/lexicon.ts';
import { remembered } from '#platform/text/remembered.ts';
import { createTurnReader, type TurnReader } from './read-turn.ts';
import { loadRules, type Rule } from './rules/load-rules.ts';
import { loadClassifier } from './statistics/classifier.ts';
import { loadTopicReader, type Topic } from './statistics/topics.ts';
import { loadWordKnowledge } from './statistics/piece-reader.ts';

export interface Understanding {
  readTurn: TurnReader;
  assess: Assess;
  /** Which entries of the first knowledge a question, standing by itself, may mean; likeliest first. What was read before is remembered: care, intent and retrieval ask for the same. */
  topicsOf: (question: string) => readonly Topic[];
  rules: readonly Rule[];
}

/** Reads the dictionary, the lexicon, the rules and the weights: make one and keep it. Throws where one of them names what there is not. */
export function createUnderstanding(): Understanding {
  const lexicon = loadLexicon();
  const rules = loadRules(lexicon);
  const words = loadWordKnowledge();
  const classifier = loadClassifier(words);
  const readTurn = createTurnReader(lexicon);
  const topicsOf = loadTopicReader(words);
  return {
    readTurn,
    assess: createAssess(rules, lexicon, classifier),
    topicsOf: remembered((question) => topicsOf(readTurn([{ from: 'visitor', text: question }]))),
    rules,
  };
}

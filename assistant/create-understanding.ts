import { type Assess, createAssess } from './assess.ts';
import { loadLexicon } from './lexicon/lexicon.ts';
import { createTurnReader, type TurnReader } from './read-turn.ts';
import { loadRules, type Rule } from './rules/load-rules.ts';
import { loadClassifier } from './statistics/classifier.ts';

export interface Understanding {
  readTurn: TurnReader;
  assess: Assess;
  rules: readonly Rule[];
}

/** Reads the dictionary, the lexicon, the rules and the weights: make one and keep it. Throws where one of them names what there is not. */
export function createUnderstanding(): Understanding {
  const lexicon = loadLexicon();
  const rules = loadRules(lexicon);
  const classifier = loadClassifier();
  return {
    readTurn: createTurnReader(lexicon),
    assess: createAssess(rules, lexicon, classifier),
    rules,
  };
}

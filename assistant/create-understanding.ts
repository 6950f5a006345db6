import { type Assess, createAssess } from './assess.ts';
import { type LexiconEntry, loadLexicon } from './lexicon/lexicon.ts';
import { createTurnReader, type TurnReader } from './read-turn.ts';
import { loadRules, type Rule } from './rules/load-rules.ts';
import { loadClassifier } from './statistics/classifier.ts';
import type { ConceptKind } from './turn.ts';

export interface Understanding {
  readTurn: TurnReader;
  assess: Assess;
  rules: readonly Rule[];
}

/**
 * Reads the dictionary, the lexicon, the rules and the weights: make one and keep it. Throws where one of them names what there is not.
 * @param extra concepts of the store's own tables
 */
export function createUnderstanding(
  extra: Readonly<Record<string, Partial<LexiconEntry> & { kind: ConceptKind }>> = {},
): Understanding {
  const lexicon = loadLexicon(extra);
  const rules = loadRules(lexicon);
  const classifier = loadClassifier();
  return {
    readTurn: createTurnReader(lexicon),
    assess: createAssess(rules, lexicon, classifier),
    rules,
  };
}

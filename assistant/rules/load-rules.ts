import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Expression, parseExpression } from './expression.ts';
import type { RuleSource } from './read-rule-sources.ts';
import { ruleSources } from './rule-sources.data.ts';

export interface Rule extends Omit<RuleSource['rule'], 'when' | 'unless' | 'certain'> {
  when: readonly Expression[];
  unless: readonly Expression[];
  certain: readonly Expression[];
}

/** The rules with their conditions, by default those of assistant/rules/*.yaml. A mistake throws with its file and line. */
export function loadRules(lexicon: Lexicon, sources: readonly RuleSource[] = ruleSources): Rule[] {
  const seen = new Set<string>();
  return sources.map(({ place, rule }) => {
    if (seen.has(rule.id)) throw new Error(`${place}: there are two rules ${rule.id}`);
    seen.add(rule.id);
    try {
      const parsed = (all: readonly string[]) =>
        all.map((one) => parseExpression(one, (id) => lexicon.concepts.has(id)));
      return {
        ...rule,
        when: parsed(rule.when),
        unless: parsed(rule.unless),
        certain: parsed(rule.certain),
      };
    } catch (error) {
      throw new Error(`${place}: ${rule.id}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  });
}

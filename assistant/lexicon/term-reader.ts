import { createTokenizer } from '../language/tokenize.ts';
import type { ConceptKind } from '../turn.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { createMatcher } from './matcher.ts';

export interface Term {
  concept: string;
  kind: ConceptKind;
  /** The concept and all above it. */
  classes: readonly string[];
  words: string;
}

/** Names of these kinds in a printed text: without spelling, without context. */
export interface TermReader {
  (text: string): Term[];
}

export function createTermReader({ forms, concepts }: Lexicon, kinds: ReadonlySet<ConceptKind>): TermReader {
  const isWanted = (concept: string) => kinds.has(concepts.get(concept)?.kind ?? 'manner');
  const match = createMatcher(
    forms.filter(
      ({ concept }) =>
        isWanted(concept) ||
        concepts.get(concept)?.kind === 'manner' ||
        concepts.get(concept)?.kind === 'person',
    ),
    { strict: true },
  );
  const tokenize = createTokenizer(() => (word) => [word]);
  return (text) => {
    const tokens = tokenize(text);
    return match(tokens).flatMap(({ concept, from, to }) => {
      const known: Concept | undefined = concepts.get(concept);
      if (!known || !isWanted(concept)) return [];
      const words = tokens
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ');
      return [{ concept, kind: known.kind, classes: known.classes, words }];
    });
  };
}

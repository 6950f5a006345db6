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

/** Kinds that such a text is read for. */
const PRINTED: ReadonlySet<ConceptKind> = new Set(['substance', 'drug', 'test', 'group', 'allergy']);
/** What their forms are made of. */
const PARTS: ReadonlySet<ConceptKind> = new Set(['manner', 'person']);
const tokenize = createTokenizer(() => (word) => [word]);
/** One for all readers of a lexicon: each holds several thousand forms. */
const matchers = new WeakMap<Lexicon, ReturnType<typeof createMatcher>>();

/** @param kinds of the printed ones. Throws where another is asked for. */
export function createTermReader(lexicon: Lexicon, kinds: ReadonlySet<ConceptKind>): TermReader {
  for (const kind of kinds) if (!PRINTED.has(kind)) throw new Error(`No printed text is read for a ${kind}`);
  const match = matcherOf(lexicon);
  return (text) => {
    const tokens = tokenize(text);
    const found = match(tokens);
    return found.flatMap((one) => {
      const { concept, from, to } = one;
      const known: Concept | undefined = lexicon.concepts.get(concept);
      if (!known || !kinds.has(known.kind)) return [];
      if (known.kind === 'substance' && found.some((other) => isPartOf(lexicon, one, other))) return [];
      const words = tokens
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ');
      return [{ concept, kind: known.kind, classes: known.classes, words }];
    });
  };
}

/** 'Milk' in 'milk thistle': a part of the name of another substance that is no kind of it. */
function isPartOf({ concepts }: Lexicon, one: Found, other: Found): boolean {
  const within = other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;
  const whole = within ? concepts.get(other.concept) : undefined;
  return whole?.kind === 'substance' && !whole.classes.includes(one.concept);
}

interface Found {
  concept: string;
  from: number;
  to: number;
}

function matcherOf(lexicon: Lexicon): ReturnType<typeof createMatcher> {
  const known = matchers.get(lexicon);
  if (known) return known;
  const isRead = (concept: string) => {
    const kind = lexicon.concepts.get(concept)?.kind ?? 'manner';
    return PRINTED.has(kind) || PARTS.has(kind);
  };
  const match = createMatcher(
    lexicon.forms.filter(({ concept }) => isRead(concept)),
    { strict: true },
  );
  matchers.set(lexicon, match);
  return match;
}

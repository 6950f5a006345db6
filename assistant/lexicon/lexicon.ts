import type { ConceptKind } from '../turn.ts';
import { lexiconEntries } from './lexicon-entries.data.ts';
import { type LexiconEntry, lexiconEntry } from './lexicon-entry.ts';
import type { Form } from './matcher.ts';
import { parseForm } from './parse-form.ts';

/** The concepts of assistant/lexicon/*.yaml. README.md says how a form is written. */

export interface Concept {
  id: string;
  kind: ConceptKind;
  name: string;
  /** This one and all above it. */
  classes: readonly string[];
}

export interface Lexicon {
  concepts: ReadonlyMap<string, Concept>;
  forms: readonly Form[];
  /** The words of the forms, as written. */
  vocabulary: ReadonlySet<string>;
}

/** What code finds without a form: numbers read in amounts.ts. */
const DERIVED =
  `sugar-low sugar-high sugar-told pressure-crisis pressure-high pressure-told pressure-measured temperature-fever temperature-high oxygen-low pulse-fast pulse-slow age-newborn age-baby age-child
   age-teen age-elder many-pills over-maximum lasting-minutes lasting-hours lasting-days late-pregnancy pregnancy-weeks
   bare-number-low bare-number-high`.split(/\s+/);

let loaded: Lexicon | undefined;

/** The same one each time. Throws where an entry names what there is not. */
export const loadLexicon = (): Lexicon => (loaded ??= makeLexicon());

function makeLexicon(): Lexicon {
  const entries = new Map<string, LexiconEntry>(lexiconEntries);
  for (const id of DERIVED) entries.set(id, lexiconEntry.parse({ kind: 'quantity' }));
  const above = classesAbove(entries);
  const vocabulary = new Set<string>();
  const forms = [...entries].flatMap(([concept, { forms: en, es, ht }]) =>
    [...en, ...es, ...ht].map((text) => ({
      concept,
      pieces: parseForm(text, { knows: (id) => entries.has(id), vocabulary }),
    })),
  );
  const concepts = new Map(
    [...entries].map(([id, { kind, name }]) => [
      id,
      { id, kind, name: name ?? id.replaceAll('-', ' '), classes: above(id) },
    ]),
  );
  return { concepts, forms, vocabulary };
}

function classesAbove(entries: ReadonlyMap<string, LexiconEntry>): (id: string) => readonly string[] {
  const parents = new Map<string, string[]>();
  for (const [id, { includes }] of entries) {
    for (const child of includes) {
      if (!entries.has(child))
        throw new Error(`assistant/lexicon: ${id} includes ${child}, which there is not`);
      parents.set(child, [...(parents.get(child) ?? []), id]);
    }
  }
  return (id) => {
    const all = new Set([id]);
    for (const one of all) for (const parent of parents.get(one) ?? []) all.add(parent);
    return [...all];
  };
}

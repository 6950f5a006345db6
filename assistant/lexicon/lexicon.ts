import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import type { ConceptKind } from '../turn.ts';
import type { Form } from './matcher.ts';
import { parseForm } from './parse-form.ts';

/** The concepts of assistant/lexicon/*.yaml. README.md says how a form is written. */

const kinds = [
  'symptom',
  'event',
  'body',
  'medicine',
  'ingredient',
  'condition',
  'person',
  'product',
  'store',
  'quantity',
  'time',
  'manner',
  'drug',
  'test',
  'group',
  'allergy',
  'substance',
] as const satisfies readonly ConceptKind[];

const entry = z.strictObject({
  kind: z.enum(kinds),
  /** As a sentence names it. */
  name: z.string().optional(),
  forms: z.array(z.string()).default([]),
  es: z.array(z.string()).default([]),
  ht: z.array(z.string()).default([]),
  /** Concepts that are of this kind too: where one of them is found, so is this. */
  includes: z.array(z.string()).default([]),
});
export type LexiconEntry = z.infer<typeof entry>;

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
  `sugar-low sugar-high pressure-crisis pressure-high temperature-fever temperature-high oxygen-low pulse-fast pulse-slow age-newborn age-baby age-child
   age-teen age-elder many-pills over-maximum lasting-minutes lasting-hours lasting-days late-pregnancy pregnancy-weeks
   bare-number-low bare-number-high`.split(/\s+/);

/** @param extra concepts that the store's own tables add: medicines, ingredients, groups of people. */
export function loadLexicon(
  extra: Readonly<Record<string, Partial<LexiconEntry> & { kind: ConceptKind }>> = {},
): Lexicon {
  const entries = new Map<string, LexiconEntry>();
  for (const [id, one] of readFolder()) entries.set(id, one);
  for (const id of DERIVED) entries.set(id, entry.parse({ kind: 'quantity' }));
  for (const [id, one] of Object.entries(extra)) entries.set(id, entry.parse(one));
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

function* readFolder(): Generator<[string, LexiconEntry]> {
  const folder = dataFolder('lexicon');
  const seen = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(path.join(folder, name), 'utf8'), {
      lineCounter: lines,
    });
    if (document.errors[0]) throw new Error(`assistant/lexicon/${name}: ${document.errors[0].message}`);
    const whole = z.record(z.string(), z.unknown()).parse(document.toJS());
    for (const [id, value] of Object.entries(whole)) {
      const read = entry.safeParse(value);
      if (!read.success) throw new Error(`assistant/lexicon/${name}: ${id}: ${read.error.message}`);
      if (seen.has(id)) throw new Error(`assistant/lexicon/${name}: ${id} stands in ${seen.get(id)} already`);
      seen.set(id, name);
      yield [id, read.data];
    }
  }
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

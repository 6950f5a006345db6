import { remembered, type Remembered } from '#platform/text/remembered.ts';
import { isDenied } from './how-it-is-said.ts';
import { plainText } from './plain-words-text.ts';
import type { GroupRow, InteractionRow, SafetyTables } from './safety-tables.ts';
import { createSpelling } from './mend-spelling.ts';
import { createTermFinder, type FoundTerm } from './term-finder.ts';
import { triggerWords } from './trigger-words.ts';

export interface NamedMedicine {
  /** As the visitor wrote it, spelling mended. */
  term: string;
  rows: readonly InteractionRow[];
  /** Alcohol or a test: counts only beside an ingredient. */
  pairOnly: boolean;
}

/** One message, read. */
export interface VisitorWords {
  /** Plain text, spelling mended. */
  plain: string;
  /** The same with every medicine written as MED. */
  tagged: string;
  medicines: readonly NamedMedicine[];
  /** Ingredients of the tables, small letters. */
  ingredients: readonly string[];
}

export interface VisitorReader {
  /** What was read before is remembered. */
  read: Remembered<VisitorWords>;
  groupsIn(plain: string): { group: GroupRow; index: number }[];
}

const NO_LONGER =
  /\b(?:used to (?:take|be on)|(?:stopped|quit) taking|no longer (?:take|on|taking)|(?:dont|do not) take|not (?:on|taking)|took me off|came off)\b(?: \S+){0,4} $/;

/** @param onStep called for every comparison of words: what a test counts. */
export function createVisitorReader(tables: SafetyTables, onStep?: () => void): VisitorReader {
  const pairOnly = new Set(tables.pairOnly);
  const medicines = createTermFinder(
    tables.interactions.flatMap((row) => row.medicines.terms.map((term) => ({ term, meaning: row }))),
  );
  const ingredients = createTermFinder(
    [
      ...tables.interactions.flatMap((row) => row.ingredients),
      ...tables.groups.flatMap((group) => [...group.avoid, ...group.askAbout]),
    ].map((term) => ({ term, meaning: term })),
  );
  const groups = createTermFinder(
    tables.groups.flatMap((group) => group.terms.map((term) => ({ term, meaning: group }))),
  );
  const spelling = createSpelling(
    {
      vocabulary: [...triggerWords, ...medicines.words(), ...ingredients.words(), ...groups.words()],
      ordinary: tables.ordinaryWords,
      known: tables.misspellings,
    },
    onStep,
  );

  return {
    read: remembered((message) => {
      const plain = spelling.mend(plainText(message));
      const found = medicines.find(plain).filter((hit) => !isTakenBack(plain, hit));
      const real = found.filter(({ term }) => !pairOnly.has(term));
      return {
        plain,
        tagged: tag(
          plain,
          medicines.find(plain).filter(({ term }) => !pairOnly.has(term)),
        ),
        medicines: [
          ...new Map(
            found.map((hit) => [
              hit.term,
              { term: hit.term, rows: [...new Set(hit.meanings)], pairOnly: !real.includes(hit) },
            ]),
          ).values(),
        ],
        ingredients: [...new Set(ingredients.find(plain).map(({ term }) => term))],
      };
    }),
    groupsIn: (plain) =>
      groups
        .find(plain)
        .flatMap((hit) => hit.meanings.map((group) => ({ group, index: characterOf(plain, hit.start) }))),
  };
}

function isTakenBack(plain: string, hit: FoundTerm<unknown>): boolean {
  const index = characterOf(plain, hit.start);
  return isDenied(plain, index) || NO_LONGER.test(plain.slice(0, index));
}

/** Where the word of that number begins in a plain text, which has one space around each word. */
function characterOf(plain: string, word: number): number {
  let index = 1;
  for (let passed = 0; passed < word; passed++) {
    const space = plain.indexOf(' ', index);
    if (space < 0) return index;
    index = space + 1;
  }
  return index;
}

function tag(plain: string, hits: readonly FoundTerm<unknown>[]): string {
  const list: string[] = plain.split(' ').filter(Boolean);
  for (const { start, end } of [...hits].reverse()) list.splice(start, end - start, 'MED');
  return ` ${list.join(' ')} `;
}

import { everydayWords } from '#content/everyday-words.ts';
import { medicines } from '#content/interaction-terms.ts';
import { layWords } from '#content/lay-words.ts';

/** Longer questions are cut: what they are about stands at their beginning, and the work for one question stays bounded. */
const MAX_LETTERS = 2000;
const MAX_WORDS = 60;

/** A visitor's question taken apart, as far as that needs no database. */
export interface Question {
  /** Small letters, straight apostrophes, cut to a bearable length. */
  text: string;
  /** Words that say what it is about. */
  topical: string[];
  /** Names of medicines in it. */
  medicines: string[];
  /** What such medicines are called in general: 'statins' for a brand name. */
  medicineGroups: string[];
  /** What lay words in it mean, in the words of the knowledge. */
  plain: string[];
}

const WORD = /[a-z0-9](?:[a-z0-9'.-]*[a-z0-9])?/g;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words between spaces, so that a phrase is found by its whole words. */
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

export function readQuestion(question: string): Question {
  const text = question.slice(0, MAX_LETTERS).toLowerCase().replaceAll(/[‘’]/g, "'");
  const phrase = spaced(text);
  const groups = Object.values(medicines).map(({ name, terms }) => ({
    name,
    named: terms.filter((term) => phrase.includes(spaced(term))),
  }));
  return {
    text,
    topical: [...new Set(wordsOf(text))].filter((word) => !everydayWords.has(word)).slice(0, MAX_WORDS),
    medicines: [...new Set(groups.flatMap(({ named }) => named))],
    medicineGroups: groups.filter(({ named }) => named.length > 0).map(({ name }) => name),
    plain: plainWordsIn(phrase),
  };
}

const layPhrases = Object.keys(layWords)
  .map((key) => ({ key, phrase: spaced(key) }))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

/** The longest lay phrase that fits counts, and the words it took are not looked at again. */
function plainWordsIn(phrase: string): string[] {
  let rest = phrase;
  const found: string[] = [];
  for (const { key, phrase: lay } of layPhrases) {
    if (!rest.includes(lay)) continue;
    found.push(...(layWords[key] ?? []));
    rest = rest.replaceAll(lay, ' | ');
  }
  return [...new Set(found)];
}

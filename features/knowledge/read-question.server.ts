import { everydayWords } from '#content/everyday-words.ts';
import { medicines } from '#content/interaction-terms.ts';
import { synonyms } from '#content/synonyms.ts';
import { typedWords } from '#content/typed-words.ts';

/** Longer questions are cut: what they are about stands at their beginning, and the work for one question stays bounded. */
const MAX_LETTERS = 2000;
const MAX_WORDS = 60;

/** A visitor's question taken apart, as far as that needs no database. */
export interface Question {
  /** Small letters, straight apostrophes, words typed in a hurry written out, cut to a bearable length. */
  text: string;
  /** Words that say what it is about. */
  topical: string[];
  /** Names of medicines in it. */
  medicines: string[];
  /** What such medicines are called in general: 'statins' for a brand name. */
  medicineGroups: string[];
  /** What lay words in it mean, in the words of the knowledge. */
  plain: string[];
  /** The words that those lay words were: the knowledge need not have them. */
  lay: string[];
}

const WORD = /[a-z0-9](?:[a-z0-9'.-]*[a-z0-9])?/g;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words between spaces, so that a phrase is found by its whole words. */
const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `;

export function readQuestion(question: string): Question {
  const text = writtenOut(question.slice(0, MAX_LETTERS).toLowerCase().replaceAll(/[‘’]/g, "'"));
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
    ...plainWordsIn(phrase),
  };
}

/** Only whole words: 'r' is 'are', and the r of 'vitamin' stays. */
const writtenOut = (text: string): string =>
  text.replaceAll(/[^\s?!.,;:]+/g, (word) =>
    Object.hasOwn(typedWords, word) ? (typedWords[word] ?? word) : word,
  );

const synonymPhrases = Object.keys(synonyms)
  .map((key) => ({ key, phrase: spaced(key) }))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

/** The longest lay phrase that fits counts, and the words it took are not looked at again. */
function plainWordsIn(phrase: string): Pick<Question, 'plain' | 'lay'> {
  let rest = phrase;
  const found: string[] = [];
  const taken: string[] = [];
  for (const { key, phrase: lay } of synonymPhrases) {
    if (!rest.includes(lay)) continue;
    found.push(...(synonyms[key] ?? []));
    taken.push(...wordsOf(key));
    rest = rest.replaceAll(lay, ' | ');
  }
  return { plain: [...new Set(found)], lay: [...new Set(taken)] };
}

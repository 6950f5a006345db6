import { stemmer } from 'stemmer';
import { searchStopWords } from '#content/search-words.ts';
import { fold } from '#platform/text/fold.ts';

/** Nobody means more words than this; the rest is not read. */
const MAX_WORDS = 12;

const stopWords = new Set(searchStopWords);

/** Words in small letters without accents: "Men's" is one word, 'omega-3' two. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that say what is wanted. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** A word as it was written, and its stem: 'vitamins' is found by 'vitamin', and 'digesti' still begins 'digestive'. */
export const formsOf = (word: string): string[] => [...new Set([word, stemmer(word)])];

/** Words and neighbors written as one: 'sea moss' is 'seamoss' too, 'omega 3' is 'omega3'. */
export const withJoined = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index]}${word}`),
];

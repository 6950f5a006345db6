import { plainWords } from '#platform/text/in-one-form.ts';
import type { Language } from '../turn.ts';
import { type GlossedLanguage, glossaryPhrases } from './glossary-phrases.data.ts';

export const isGlossed = (language: Language): language is GlossedLanguage => language in glossaryPhrases;

/** A message word by word in English: rough, but the search understands nothing else. What is unknown stays: names, numbers, English words. */
export type Glossary = (text: string) => string;

const LONGEST = 5;

export function createGlossary(language: GlossedLanguage): Glossary {
  const phrases = new Map(Object.entries(glossaryPhrases[language]));
  return (message) =>
    message
      .split(SENTENCES)
      .map((part) =>
        part.length <= 1 || END.test(part) ? part : glossed(plainWords(part).replaceAll("'", ' '), phrases),
      )
      .join(' ')
      .replace(/ +([.,;?!])/g, '$1')
      .replace(/ {2,}/g, ' ')
      .trim();
}

/** Marks stay where they are: what asks is known by its '?'. */
const SENTENCES = /([.,;?!\n]+)(?=\s|$)/;
const END = /^[.,;?!\n]+$/;

function glossed(plain: string, phrases: ReadonlyMap<string, string>): string {
  const words = plain.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at, phrases);
    const known = length === 0 ? undefined : phrases.get(words.slice(at, at + length).join(' '));
    out.push(known ?? words[at] ?? '');
    at += Math.max(1, length);
  }
  return out.filter((word) => word !== '').join(' ');
}

/** How many words the longest phrase that begins here has; 0 for none. */
function longestAt(words: readonly string[], at: number, phrases: ReadonlyMap<string, string>): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (phrases.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

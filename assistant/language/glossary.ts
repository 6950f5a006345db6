import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { plainWords } from '#platform/text/in-one-form.ts';
import { dataFolder } from '../data-folder.ts';
import type { Language } from '../turn.ts';

/** Languages whose questions are looked up in English, and the file of each: a phrase of one to five folded words, and what it is in English. */
const FILES = { es: 'spanish.yaml', ht: 'haitian.yaml' } as const satisfies Partial<Record<Language, string>>;

export type GlossedLanguage = keyof typeof FILES;

export const isGlossed = (language: Language): language is GlossedLanguage => language in FILES;

/** A message word by word in English: rough, but the search understands nothing else. What is unknown stays: names, numbers, English words. */
export type Glossary = (text: string) => string;

const file = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(?: [a-z0-9]+){0,4}$/, { error: 'one to five words in small letters without marks' }),
  z.string(),
);
const LONGEST = 5;

/** Throws where the file holds what is no phrase. */
export function loadGlossary(language: GlossedLanguage): Glossary {
  const text = readFileSync(path.join(dataFolder('language'), FILES[language]), 'utf8');
  const phrases = new Map(Object.entries(file.parse(parse(text))));
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '../turn.ts';

/** Languages whose questions are looked up in English, and the file of each: a phrase of one to five folded words, and what it is in English. */
const FILES = { es: 'spanish.yaml', ht: 'haitian.yaml' } as const satisfies Partial<Record<Language, string>>;

export type GlossedLanguage = keyof typeof FILES;

const file = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(?: [a-z0-9]+){0,4}$/, { error: 'one to five words in small letters without marks' }),
  z.string(),
);

/** Read when the store is built: the first message in another language waited half a second for the two files. */
export const glossaryPhrases: Record<GlossedLanguage, Record<string, string>> = {
  es: phrasesIn(FILES.es),
  ht: phrasesIn(FILES.ht),
};

/** Throws where the file holds what is no phrase, or one twice. */
function phrasesIn(name: string): Record<string, string> {
  return file.parse(parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')));
}

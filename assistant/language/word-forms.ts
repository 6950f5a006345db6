import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';

/** What contractions, dialect and texting stand for, word by word. */
export type WordForms = ReadonlyMap<string, readonly string[]>;

const file = z.record(z.string(), z.string());

function readWordForms(): WordForms {
  const text = readFileSync(path.join(dataFolder('language'), 'word-forms.yaml'), 'utf8');
  const entries = file.parse(parse(text));
  return new Map(
    Object.entries(entries).flatMap(([meaning, forms]) =>
      forms
        .split(/\s+/)
        .map((form): [string, readonly string[]] => [form, meaning === '~' ? [] : meaning.split(' ')]),
    ),
  );
}

export const wordForms: WordForms = readWordForms();

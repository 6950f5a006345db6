import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const sentenceFile = z.array(
  z.strictObject({
    /** The kind of thing that is said. */
    about: z.string(),
    /** Forbidden only in a conversation about a medicine, which may be one of the two that are spoken of. */
    besideMedicine: z.boolean().default(false),
    /** What no model may say to a visitor, whatever its grounds are. */
    forbidden: z.array(z.string()).default([]),
    /** What looks like it and must not be withheld. */
    harmless: z.array(z.string()).default([]),
  }),
);

export type SentenceGroup = z.infer<typeof sentenceFile>[number];

const folder = path.join(import.meta.dirname, 'sentences');

/** Sentences of a model by their kind, from tests/evaluation/sentences; a file that cannot be read is an error with its name. */
export function readSentences(): SentenceGroup[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      try {
        return sentenceFile.parse(parse(readFileSync(path.join(folder, name), 'utf8')));
      } catch (error) {
        throw new Error(`tests/evaluation/sentences/${name} cannot be read`, { cause: error });
      }
    });
}

const groups = readSentences();

/** All that no model may say. */
export const forbidden: readonly string[] = groups.flatMap((group) => group.forbidden);

/** The part of it that counts only beside a medicine. */
export const forbiddenBesideMedicine: ReadonlySet<string> = new Set(
  groups.filter(({ besideMedicine }) => besideMedicine).flatMap((group) => group.forbidden),
);

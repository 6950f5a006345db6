import { z } from 'zod';
import { readYamlFolder } from './read-yaml-folder.ts';

const sentenceFile = z.array(
  z.strictObject({
    /** The kind of thing that is said. */
    about: z.string(),
    /** Forbidden only in a conversation about a medicine, which may be one of the two that are spoken of. */
    besideMedicine: z.boolean().default(false),
    /** What no model may say to a visitor, whatever its evidence is. */
    forbidden: z.array(z.string()).default([]),
    /** What looks like it and must not be withheld. */
    harmless: z.array(z.string()).default([]),
  }),
);

export type SentenceGroup = z.infer<typeof sentenceFile>[number];

/** Sentences of a model by their kind, from tests/evaluation/sentences. */
export const readSentences = (): SentenceGroup[] =>
  readYamlFolder('sentences', (file) => sentenceFile.parse(file));

const groups = readSentences();

/** All that no model may say. */
export const forbidden: readonly string[] = groups.flatMap((group) => group.forbidden);

/** The part of it that counts only beside a medicine. */
export const forbiddenBesideMedicine: ReadonlySet<string> = new Set(
  groups.filter(({ besideMedicine }) => besideMedicine).flatMap((group) => group.forbidden),
);

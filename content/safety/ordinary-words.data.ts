import { firstKnowledge } from '../knowledge/index.ts';
import { synonyms } from '../synonyms.ts';
import { lookalikes } from './lookalikes.ts';

/** Words that are right as they are, those of the first knowledge among them: listed at build, so that the store need not read it for them. */
export const ordinaryWords: readonly string[] = [
  ...new Set(
    [
      lookalikes,
      ...Object.entries(synonyms).flatMap(([key, words]) => [key, ...words]),
      ...firstKnowledge.flatMap(({ question, answer, keywords }) => [question, answer, ...keywords]),
    ].flatMap(
      (text) =>
        text
          .toLowerCase()
          .replaceAll("'", '')
          .match(/\p{L}+/gu) ?? [],
    ),
  ),
];

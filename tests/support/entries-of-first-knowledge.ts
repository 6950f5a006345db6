import { firstKnowledge } from '#content/knowledge/index.ts';
import type { Knowledge } from '#features/knowledge/knowledge.server.ts';
import { passageOf } from '#features/knowledge/passage.server.ts';

/** The first knowledge as a store has it that nobody changed, without a database. */
export const entriesOfFirstKnowledge: Knowledge['entriesOf'] = (slugs) =>
  Promise.resolve(
    slugs.flatMap((slug) =>
      firstKnowledge
        .filter(({ id }) => id === slug)
        .map((entry) => ({ slug, passage: { ...passageOf(entry), score: 0 } })),
    ),
  );

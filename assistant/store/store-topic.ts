import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFolder } from '../data-folder.ts';
import { parseForm } from '../lexicon/parse-form.ts';
import { createMatcher } from '../lexicon/matcher.ts';
import type { Token } from '../turn.ts';

const topics = z.record(z.string(), z.array(z.string()).min(1));

/** Ids of the entries that answer what is asked of the store itself. Throws where the file is not what it should be. */
export function readStoreTopics(): Readonly<z.infer<typeof topics>> {
  return topics.parse(parse(readFileSync(path.join(dataFolder('store'), 'store-topics.yaml'), 'utf8')));
}

/** Reads the forms once: make one and keep it. */
export function createStoreTopicReader(
  onStep?: () => void,
): (tokens: readonly Token[]) => string | undefined {
  const known = readStoreTopics();
  const match = createMatcher(
    Object.entries(known).flatMap(([concept, forms]) =>
      forms.map((form) => ({ concept, pieces: parseForm(form) })),
    ),
    { onStep },
  );
  return (tokens) => {
    const found = new Set(match(tokens).map(({ concept }) => concept));
    return Object.keys(known).find((topic) => found.has(topic));
  };
}

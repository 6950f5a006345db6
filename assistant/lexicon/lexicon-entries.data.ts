import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type LexiconEntry, lexiconEntry } from './lexicon-entry.ts';

/** Every concept of the YAML files beside this one, read when the store is built: reading them took a sixth of a start. */
export const lexiconEntries: readonly (readonly [id: string, LexiconEntry])[] = [...readFolder()];

function* readFolder(): Generator<readonly [id: string, LexiconEntry]> {
  const folder = import.meta.dirname;
  const seen = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    const document = parseDocument(readFileSync(path.join(folder, name), 'utf8'));
    if (document.errors[0]) throw new Error(`assistant/lexicon/${name}: ${document.errors[0].message}`);
    const whole = z.record(z.string(), z.unknown()).parse(document.toJS());
    for (const [id, value] of Object.entries(whole)) {
      const read = lexiconEntry.safeParse(value);
      if (!read.success) throw new Error(`assistant/lexicon/${name}: ${id}: ${read.error.message}`);
      if (seen.has(id)) throw new Error(`assistant/lexicon/${name}: ${id} stands in ${seen.get(id)} already`);
      seen.set(id, name);
      yield [id, read.data];
    }
  }
}

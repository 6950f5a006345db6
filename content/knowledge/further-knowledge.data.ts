import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';
import { furtherById } from './further-questions.ts';

const folder = path.join(projectRoot, 'content/knowledge/further');

/**
 * What else people ask about the subjects of the first knowledge, by the id of the entry. Plain lines and not YAML: every start reads
 * them, and a reader of YAML takes a second for as much.
 */
export const furtherKnowledge: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => [...furtherById(file, readFileSync(path.join(folder, file), 'utf8'))]),
);

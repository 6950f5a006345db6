import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/project-root.ts';
import { furtherById } from './further-questions.ts';

const folder = path.join(projectRoot, 'content/knowledge/further');

/**
 * What else people ask about the subjects of the first knowledge, by the id of the entry. Plain paragraphs and not YAML: a question and its
 * answer need no names of fields.
 */
export const furtherKnowledge: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => [...furtherById(file, readFileSync(path.join(folder, file), 'utf8'))]),
);

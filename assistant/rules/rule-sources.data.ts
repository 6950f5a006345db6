import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RuleSource, readRuleSources } from './read-rule-sources.ts';

/** Every rule of the YAML files beside this one, read when the store is built. A mistake throws with its file and line. */
export const ruleSources: readonly RuleSource[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .flatMap((name) => readRuleSources(name, readFileSync(path.join(import.meta.dirname, name), 'utf8')));

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseModules } from './base-modules.ts';
import { projectRoot } from './run-step.ts';

test('every module of the base is there: a renamed one would leave it without a word', () => {
  expect(baseModules.filter((module) => !existsSync(path.join(projectRoot, module)))).toEqual([]);
});

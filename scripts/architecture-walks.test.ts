import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-step.ts';

const text = readFileSync(path.join(projectRoot, 'docs/architecture.md'), 'utf8');
const [, walksText = ''] = text.split('\n## Five walks\n');

/** Of each walk: its name, the count that its heading tells, and its files. */
const walks = walksText
  .split('\n## ')[0]
  ?.split('\n### ')
  .slice(1)
  .map((walk) => {
    const [, name = '', told = ''] = /^(.+) \((\d+)\)\n/.exec(walk) ?? [];
    const files = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
    return { name, told: Number(told), files };
  });

test('five walks through the code are told, each by its files', () => {
  expect(walks?.map(({ name }) => name)).toHaveLength(5);
  for (const { name, told, files } of walks ?? []) {
    expect(files, name).toHaveLength(told);
    expect(
      files.filter((file) => !existsSync(path.join(projectRoot, file))),
      name,
    ).toEqual([]);
  }
});

test.each([
  ['A chat message', 22],
  ['A giveaway entry', 12],
])('%s crosses no more than %i files', (name, most) => {
  const walk = walks?.find((one) => one.name.startsWith(name));
  expect(walk?.files.length).toBeGreaterThan(0);
  expect(walk?.files.length).toBeLessThanOrEqual(most);
});

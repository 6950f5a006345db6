import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './run-step.ts';

const text = readFileSync(path.join(projectRoot, 'docs/security.md'), 'utf8');
const named = [...new Set(Array.from(text.matchAll(/`([\w./-]+)`/g), ([, name = '']) => name))];
const names = new Set(
  globSync('{app,assistant,content,features,integrations,platform,scripts,tests}/**/*.ts', {
    cwd: projectRoot,
  }).map((file) => path.basename(file)),
);

test('every file and folder that the security page names is there', () => {
  const files = named.filter((name) => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const isThere = (file: string) =>
    file.includes('/') ? existsSync(path.join(projectRoot, file)) : names.has(file);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
  const folders = named.filter((name) =>
    /^(?:app|content|features|integrations|platform|tests)\/[\w/-]+$/.test(name),
  );
  expect(folders.filter((folder) => !existsSync(path.join(projectRoot, folder)))).toEqual([]);
});

test('every row of its table names a test, or the scan', () => {
  const rows = text.split('\n').filter((line) => /^\| (?:\d|–)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const proven = /\.(?:test|journey|long)\.tsx?`|`tests\/\w+`|`npm run scan`/;
  expect(rows.filter((row) => !proven.test(row.split('|')[3] ?? ''))).toEqual([]);
});

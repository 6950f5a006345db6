import { expect, test } from 'vitest';
import { shapeProblems, sourceFiles } from './verify-code-shape.ts';

const problemsOf = (path: string, text = '') => shapeProblems([{ path, text }]);

test('ordinary files have no problem', () => {
  for (const path of [
    'features/shop/product.page.tsx',
    'features/cart/cart.test.ts',
    'tests/journeys/shop.mobile.journey.ts',
    'integrations/storefront/graphql-env.d.ts',
  ])
    expect(problemsOf(path, 'export const sum = 1; // skips nothing'), path).toEqual([]);
});

test('names in another case and drawers are reported', () => {
  expect(problemsOf('platform/ui/ProductCard.tsx')).toEqual([
    'platform/ui/ProductCard.tsx: name it in kebab-case',
  ]);
  expect(problemsOf('platform/utils/price.ts')).toEqual([
    'platform/utils/price.ts: name what is in it, not a drawer',
  ]);
  expect(problemsOf('platform/ui/helpers.ts')).toHaveLength(1);
});

test('a table that is looked up by text has to be a Map', () => {
  expect(problemsOf('features/a.ts', 'const WORDS: Record<string, string> = {')).toEqual([
    'features/a.ts:1: look up in a Map: const WORDS: Record<string, string> = {',
  ]);
  expect(problemsOf('features/a.ts', 'const WORDS: ReadonlyMap<string, string> = new Map(')).toEqual([]);
});

test('two files of one name in different rooms are reported, tests and style sheets beside them are not', () => {
  const named = (...paths: string[]) => shapeProblems(paths.map((path) => ({ path, text: '' })));
  expect(named('features/giveaway/entry.ts', 'features/training/entry.server.ts')).toEqual([
    'features/giveaway/entry.ts and features/training/entry.server.ts: give them different names',
  ]);
  expect(named('features/cart/cart.ts', 'features/cart/cart.test.ts', 'features/cart/cart.css')).toEqual([]);
});

test('unfinished and silenced code is reported with its line', () => {
  expect(problemsOf('platform/a.ts', 'one\n// TODO later\n')).toEqual([
    'platform/a.ts:2: finish it, or say in the documentation that it is missing: // TODO later',
  ]);
  for (const line of [
    '// @ts-ignore',
    '// oxlint-disable-next-line eslint/no-console',
    'await page.waitForTimeout(500);',
    "test.only('one', run);",
    "test.skip('one', run);",
  ])
    expect(problemsOf('platform/a.ts', line), line).toHaveLength(1);
});

test('the sources of every folder are looked at', () => {
  const folders = new Set(sourceFiles().map(({ path }) => path.split('/')[0]));
  expect(folders).toEqual(
    new Set([
      'app',
      'assistant',
      'content',
      'features',
      'illustrations',
      'integrations',
      'platform',
      'scripts',
      'tests',
    ]),
  );
});

test('a limit typed into markup is reported', () => {
  expect(problemsOf('features/giveaway/entry-form.tsx', '<input maxLength={100} />')).toEqual([
    "features/giveaway/entry-form.tsx: tell the limit in the form's *.fields.ts, not as maxLength",
  ]);
  expect(problemsOf('features/giveaway/entry-form.tsx', '<input maxLength={field.max} />')).toEqual([]);
});

import { expect, test } from 'vitest';
import { shapeProblems, sourceFiles } from './verify-code-shape.ts';

const problemsOf = (path: string, text = '') => shapeProblems([{ path, text }]);

test('ordinary files have no problem', () => {
  for (const path of [
    'app/routes/product.tsx',
    'domain/cart/cart.test.ts',
    'tests/journeys/shop.mobile.journey.ts',
    'integrations/storefront/graphql-env.d.ts',
  ])
    expect(problemsOf(path, 'export const sum = 1; // skips nothing'), path).toEqual([]);
});

test('names in another case and drawers are reported', () => {
  expect(problemsOf('app/ui/ProductCard.tsx')).toEqual(['app/ui/ProductCard.tsx: name it in kebab-case']);
  expect(problemsOf('domain/utils/price.ts')).toEqual([
    'domain/utils/price.ts: name what is in it, not a drawer',
  ]);
  expect(problemsOf('app/ui/helpers.ts')).toHaveLength(1);
});

test('unfinished and silenced code is reported with its line', () => {
  expect(problemsOf('domain/a.ts', 'one\n// TODO later\n')).toEqual([
    'domain/a.ts:2: finish it, or say in the documentation that it is missing: // TODO later',
  ]);
  for (const line of [
    '// @ts-ignore',
    '// oxlint-disable-next-line eslint/no-console',
    'await page.waitForTimeout(500);',
    "test.only('one', run);",
    "test.skip('one', run);",
  ])
    expect(problemsOf('domain/a.ts', line), line).toHaveLength(1);
});

test('the sources of every folder are looked at', () => {
  const folders = new Set(sourceFiles().map(({ path }) => path.split('/')[0]));
  expect(folders).toEqual(
    new Set([
      'app',
      'assistant',
      'content',
      'domain',
      'illustrations',
      'integrations',
      'platform',
      'scripts',
      'server',
      'tests',
    ]),
  );
});

import { expect, test } from 'vitest';
import { anchorsOf, citationProblems } from './verify-citations.ts';

const pages = new Map([
  ['docs/product/cart.md', anchorsOf("# Cart\n\n## Not kept\n\n### What's new, again\n")],
]);
const problemsOf = (text: string) => citationProblems([{ path: 'platform/a.ts', text }], pages);

test('a page and a heading that are there may be cited', () => {
  expect(problemsOf('// docs/product/cart.md\n// docs/product/cart.md#not-kept.')).toEqual([]);
  expect(problemsOf('// see docs/product/cart.md#whats-new-again')).toEqual([]);
});

test('a page that is not there is reported with the line that cites it', () => {
  expect(problemsOf('\n// docs/product/basket.md#size')).toEqual([
    'platform/a.ts:2: there is no docs/product/basket.md#size',
  ]);
});

test('a heading that is not there is reported', () => {
  expect(problemsOf('// docs/product/cart.md#kept')).toEqual([
    'platform/a.ts:1: no heading makes docs/product/cart.md#kept',
  ]);
});

test.each([
  '// storefront §9',
  "/** Kept (decisions, 'Health data'). */",
  '// in the words of the specification',
])('a document outside the repository is refused: %s', (line) => {
  expect(problemsOf(line)).toHaveLength(1);
});

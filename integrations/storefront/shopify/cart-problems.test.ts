import { expect, test } from 'vitest';
import { problemsOfCart, problemsOfUserErrors } from './cart-problems.ts';

const line = (number: number, quantity = 1) => ({
  merchandiseId: `gid://shopify/ProductVariant/${number}`,
  quantity,
});
const userError = (field: string[] | null, message: string, code: string | null = null) => ({
  field,
  message,
  code,
});
const shortly = (problems: { lineIndex: number; reason: string }[]) =>
  problems.map(({ lineIndex, reason }) => [lineIndex, reason]);

test.each([
  ['the path', userError(['input', 'lines', '1', 'merchandiseId'], 'Nope', 'INVALID'), [[1, 'gone']]],
  ['a path that ends at the line', userError(['input', 'lines', '0'], 'Nope'), [[0, 'gone']]],
  [
    'the id in the text',
    userError(['input'], 'The merchandise with id gid://shopify/ProductVariant/12 does not exist.'),
    [[1, 'gone']],
  ],
  ['no id that only begins alike', userError(null, 'gid://shopify/ProductVariant/123 does not exist.'), []],
  ['no line that is not there', userError(['input', 'lines', '7', 'quantity'], 'Nope'), []],
  ['no line at all', userError(['input', 'note'], 'Too long'), []],
])('a user error names its line by %s', (_name, error, expected) => {
  expect(shortly(problemsOfUserErrors([line(1), line(12)], [error]))).toEqual(expected);
});

test.each([
  ['The product Deep Rest is already sold out.', null, 'sold-out'],
  ['Quantity exceeds the maximum', 'MAXIMUM_EXCEEDED', 'reduced'],
  ['The merchandise does not exist.', 'INVALID', 'gone'],
])('"%s" is told as a reason', (message, code, reason) => {
  expect(problemsOfUserErrors([line(1)], [userError(['input', 'lines', '0'], message, code)])).toEqual([
    { lineIndex: 0, reason, message },
  ]);
});

test('a cart with everything in it has no problem', () => {
  expect(problemsOfCart([line(1, 2), line(2)], { lines: [line(2), line(1, 2)], warnings: [] })).toEqual([]);
});

test('a line that is missing or has quantity 0 is sold out, one with less is reduced', () => {
  const problems = problemsOfCart([line(1), line(2), line(3, 5), line(4)], {
    lines: [line(2, 0), line(3, 2), line(4)],
    warnings: ['Only 2 left'],
  });
  expect(problems).toEqual([
    { lineIndex: 0, reason: 'sold-out', message: 'asked for 1, got 0: Only 2 left' },
    { lineIndex: 1, reason: 'sold-out', message: 'asked for 1, got 0: Only 2 left' },
    { lineIndex: 2, reason: 'reduced', message: 'asked for 5, got 2: Only 2 left' },
  ]);
});

test('two lines of one variant share what the cart holds', () => {
  expect(problemsOfCart([line(1, 2), line(1, 3)], { lines: [line(1, 5)], warnings: [] })).toEqual([]);
  expect(shortly(problemsOfCart([line(1, 2), line(1, 3)], { lines: [line(1, 4)], warnings: [] }))).toEqual([
    [1, 'reduced'],
  ]);
});

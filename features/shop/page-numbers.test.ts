import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [2, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('page %i of %i offers %j', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});

test('first, last and current are always offered, ascending', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
      const [current, pages] = [Math.min(a, b), Math.max(a, b)];
      const numbers = pageNumbers(current, pages).filter((item) => item !== 'gap');
      expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToComparison, addToWishlist, MAX_RECENT, recordViewed, removeFrom } from './product-lists.ts';

const item = (id: string) => ({ id });
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

test('a product is on the wishlist once', () => {
  const once = addToWishlist([], item('a'));
  expect(once.outcome).toBe('added');
  expect(addToWishlist(once.list, item('a'))).toEqual({ list: [item('a')], outcome: 'already' });
});

test('the comparison holds four different products', () => {
  const four = ['a', 'b', 'c', 'd'].map(item);
  expect(addToComparison(four.slice(0, 3), item('d')).outcome).toBe('added');
  expect(addToComparison(four, item('a')).outcome).toBe('already');
  expect(addToComparison(four, item('e'))).toEqual({ list: four, outcome: 'full' });
});

test('the product seen last is first, and stands there once', () => {
  expect(ids(recordViewed(['a', 'b', 'c'].map(item), item('c')))).toBe('cab');
});

test('ten products are remembered, never twice the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Array.from('abcdefghijklmnop'))), (viewed) => {
      const list = viewed.reduce((seen: { id: string }[], id) => recordViewed(seen, item(id)), []);
      expect(list.length).toBeLessThanOrEqual(MAX_RECENT);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      if (viewed.length > 0) expect(list[0]?.id).toBe(viewed.at(-1));
    }),
  );
});

test('a product is taken off by its id', () => {
  expect(ids(removeFrom(['a', 'b'].map(item), 'a'))).toBe('b');
});

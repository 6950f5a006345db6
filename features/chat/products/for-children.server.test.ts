import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { nothingForChildren } from './for-children.server.ts';

const child = { rules: ['group:children'] };
const adults = makeProduct({ title: 'Elderberry Shield', tags: ['elderberry'] });

test('a shop without anything for children says so, but only of a child', () => {
  expect(nothingForChildren(child, [adults])).toBe(true);
  expect(nothingForChildren({ rules: ['medicine'] }, [adults])).toBe(false);
});

test.each([
  { title: "Children's Chewables" },
  { title: 'Sunny Bears', tags: ['kids'] },
  { title: 'Baby Drops' },
])('a shop with $title has something for children', (product) => {
  expect(nothingForChildren(child, [adults, makeProduct(product)])).toBe(false);
});

import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { isBestValue, isWide, slicePage, sortForShop, withoutHiddenVendors } from './shop-list.ts';

const liquid = makeProduct({ title: 'B liquid drops', price: '20.00' });
const capsule = makeProduct({ title: 'C capsules', price: '30.00' });
const honey = makeProduct({ title: 'A capsules', vendor: 'Honeycombs', price: '1.00' });
const powder = makeProduct({ title: 'D powder', price: '10.00' });
const other = makeProduct({ title: 'E bar', price: '40.00' });
const all = [other, liquid, honey, powder, capsule];

test.each([
  ['featured', [capsule, powder, liquid, other, honey]],
  ['price-low', [powder, liquid, capsule, other, honey]],
  ['price-high', [other, capsule, liquid, powder, honey]],
  ['name-asc', [liquid, capsule, powder, other, honey]],
  ['name-desc', [other, powder, capsule, liquid, honey]],
] as const)('%s, with Honeycombs last', (sort, expected) => {
  expect(sortForShop(all, sort).map(({ title }) => title)).toEqual(expected.map(({ title }) => title));
});

test('products alike keep the order of the platform', () => {
  const [first, second] = [makeProduct({ title: 'Z tablets' }), makeProduct({ title: 'Y tablets' })];
  expect(sortForShop([first, second], 'featured')).toEqual([first, second]);
});

test('products of hidden vendors are in no list', () => {
  expect(withoutHiddenVendors([capsule, makeProduct({ vendor: 'In House CT' })], ['In House CT'])).toEqual([
    capsule,
  ]);
});

test('Best Value is for prices under 30', () => {
  expect(isBestValue(makeProduct({ price: '29.99' }))).toBe(true);
  expect(isBestValue(makeProduct({ price: '30.00' }))).toBe(false);
});

test('only the product named biosilver is wide', () => {
  expect(isWide(makeProduct({ title: 'Biosilver' }))).toBe(true);
  expect(isWide(makeProduct({ title: 'Biosilver Plus' }))).toBe(false);
});

test('a page past the end is the last page', () => {
  const items = Array.from({ length: 25 }, (_, index) => index);
  expect(slicePage(items, 99)).toEqual({ items: [24], page: 3, pages: 3, total: 25 });
  expect(slicePage([], 5)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
});

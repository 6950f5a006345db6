import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { toProductCard } from '#features/catalog/product-card-data.ts';
import { readStoredProducts } from './stored-products.ts';

test('a stored list reads back as it was written', () => {
  const products = [toProductCard(makeProduct()), toProductCard(makeProduct({ variants: [] }))];
  expect(readStoredProducts(JSON.parse(JSON.stringify({ products })))).toEqual(products);
});

test('an entry that makes no sense, or comes twice, is left out', () => {
  const good = toProductCard(makeProduct());
  expect(
    readStoredProducts({ products: [null, { ...good, price: 'free' }, good, good, { id: 'x' }] }),
  ).toEqual([good]);
});

test('nothing that stands in the storage breaks the list', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Array.isArray(readStoredProducts(stored))).toBe(true);
    }),
  );
});

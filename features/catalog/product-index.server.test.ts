import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { indexProducts } from './product-index.server.ts';

test('lay names lead to the shop’s own shelf, whatever it calls it', () => {
  const index = indexProducts([
    makeProduct({ title: 'Hafer', collections: ['New in the shop'], collectionIds: ['13'] }),
    makeProduct({ title: 'Zimt', collections: ['Healthy glucose'], collectionIds: ['11'] }),
  ]);
  expect([...index.onShelvesCalled(['sugar'])]).toEqual([1]);
  expect([...index.onShelvesCalled(['zimt'])]).toEqual([]);
});

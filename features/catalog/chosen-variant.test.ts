import { expect, test } from 'vitest';
import { makeVariant } from '#tests/support/make-product.ts';
import { chosenVariant } from './chosen-variant.ts';

const variant = (number: number, availableForSale = true) =>
  makeVariant({ id: `gid://shopify/ProductVariant/${number}`, availableForSale });

test.each([
  ['the one that the address names, sold out or not', [variant(1), variant(2, false)], '2', 2],
  ['the first', [variant(1), variant(2)], null, 1],
  ['not a sold-out first one', [variant(1, false), variant(2)], null, 2],
  ['the first of a sold-out product', [variant(1, false), variant(2, false)], null, 1],
  ['the usual one where the address names nonsense', [variant(1), variant(2)], 'x', 1],
])('chosen is %s', (_what, variants, named, expected) => {
  expect(chosenVariant(variants, named)?.id).toBe(`gid://shopify/ProductVariant/${expected}`);
});

import { expect, test } from 'vitest';
import { makeProduct, makeVariant } from '#tests/support/make-product.ts';
import { findProductsNow, productsNowRequest } from './find-products-now.server.ts';

const small = makeVariant({ id: 'v1', quantityAvailable: 3 });
const large = makeVariant({ id: 'v11', availableForSale: false });
const tea = makeProduct({ handle: 'tea', variants: [small] });
const catalog = {
  listProducts: () => Promise.resolve([tea]),
  findProduct: () => Promise.resolve({ ...tea, variants: [small, large], descriptionHtml: '' }),
};

test('each product that is still sold comes with the variants asked for, also those that lists leave out', async () => {
  const [now, ...others] = await findProductsNow(catalog, [
    { handle: 'tea', variants: ['v1', 'v11', 'v99'] },
    { handle: 'gone', variants: ['v5'] },
  ]);
  expect(others).toEqual([]);
  expect(now?.card.handle).toBe('tea');
  expect(now?.variants).toEqual([
    { id: 'v1', price: small.price, availableForSale: true, left: 3 },
    { id: 'v11', price: large.price, availableForSale: false },
  ]);
});

test.each([
  {},
  { products: [] },
  { products: [{ handle: '' }] },
  { products: [{ handle: 'a', variants: [1] }] },
])('%j is no question', (request) => {
  expect(productsNowRequest.safeParse(request).success).toBe(false);
});

import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { noCare } from '#tests/support/make-assistant.ts';
import { chooseProducts } from './choose-products.server.ts';

const onShelf = ['Vitamin D3', 'Omega-3', 'Magnesium', 'Joint Formula'].map((title) =>
  makeProduct({ title }),
);
const catalog = { listCollectionProducts: () => Promise.resolve(onShelf) };

test('what is called after the shelf comes first, and three are offered', async () => {
  const { products, shelf } = await chooseProducts(catalog, {
    reading: {
      ask: { kind: 'shelf', cheapestFirst: false },
      query: 'what do you have for joints',
      products: [],
      followUp: false,
      person: undefined,
    },
    products: [],
    passage: undefined,
    care: noCare,
  });
  expect(shelf?.href).toContain('joint');
  expect(products).toHaveLength(3);
  expect(products[0]?.title).toBe('Joint Formula');
});

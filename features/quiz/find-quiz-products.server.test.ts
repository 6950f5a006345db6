import { expect, test } from 'vitest';
import type { Product } from '#integrations/storefront/product.ts';
import { makeProduct } from '#tests/support/make-product.ts';
import { findQuizProducts } from './find-quiz-products.server.ts';
import { quizProducts } from './quiz-words.data.ts';

const [handle = ''] = Object.values(quizProducts).map((product) => product.handle);

/** A shop without shelves. */
const shopOf = (products: readonly Product[]) => ({
  listProducts: () => Promise.resolve(products),
  listShelves: () => Promise.resolve({ filled: [], all: [], matches: new Map() }),
  listShelfProducts: () => Promise.resolve([]),
});

test('the quiz may lead to the products that it knows of, as the shop has them now', async () => {
  const known = makeProduct({ handle, title: 'As it was' });
  const shop = shopOf([known, makeProduct({ handle: 'no-answer-leads-here' })]);
  for (const time of ['first', 'again']) {
    const { products } = await findQuizProducts(shop);
    expect(
      products.map(({ title }) => title),
      time,
    ).toEqual(['As it was']);
  }
  const renamed = await findQuizProducts(shopOf([{ ...known, title: 'As it is' }]));
  expect(renamed.products.map(({ title }) => title)).toEqual(['As it is']);
  expect((await findQuizProducts(shopOf([]))).products).toEqual([]);
});

import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { prepareSearch, rankProducts } from './rank-products.server.ts';

const titles = (catalog: Parameters<typeof rankProducts>[0], query: string) =>
  rankProducts(catalog, query).products.map(({ title }) => title);

const before = [makeProduct({ title: 'Magnesium Glycinate' }), makeProduct({ title: 'Beet Powder' })];

test('a list prepared ahead is searched like any other', async () => {
  await prepareSearch(before);
  expect(titles(before, 'magnesium')).toEqual(['Magnesium Glycinate']);
  expect(titles(before, 'magnezium')).toEqual(['Magnesium Glycinate']);
});

test('a new price or stock is found with the product as it is now', async () => {
  await prepareSearch(before);
  titles(before, 'beet');
  const after = before.map((product) => ({ ...product, availableForSale: false }));
  await prepareSearch(after, before);
  expect(rankProducts(after, 'beet').products).toEqual([{ ...before[1], availableForSale: false }]);
});

test('a product that is called otherwise, or is gone, is not found by what was known before', async () => {
  await prepareSearch(before);
  titles(before, 'beet');
  const renamed = before.map((product) =>
    product === before[1] ? { ...product, title: 'Hibiscus Tea' } : product,
  );
  await prepareSearch(renamed, before);
  expect(titles(renamed, 'beet')).toEqual([]);
  expect(titles(renamed, 'hibiscus')).toEqual(['Hibiscus Tea']);
  const fewer = before.slice(0, 1);
  await prepareSearch(fewer, before);
  expect(titles(fewer, 'beet')).toEqual([]);
});

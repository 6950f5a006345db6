import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#integrations/storefront/product.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { createCatalog } from '#features/catalog/create-catalog.server.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { embeddedApiPath } from '#features/demo-shop/embedded-storefront-routes.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { rankProducts } from '#features/catalog/rank-products.server.ts';
import { serveShop, shop } from '../embedded-storefront/serve-shop.ts';

/** What people type, against the whole demo catalogue as the store reads it. */

let products: readonly Product[] = [];
let close = () => {};

beforeAll(async () => {
  const served = await serveShop();
  close = () => served.close();
  const storefront = createShopifyStorefront({
    apiUrl: served.origin + embeddedApiPath('2025-07'),
    apiVersion: '2025-07',
    token: shop.accessToken,
    providerName: 'Shopify',
    ownOrigins: ['https://biolife.example'],
    warn: () => {},
  });
  products = await createCatalog({ storefront, log: createLogger('silent') }).listProducts();
});
afterAll(() => close());

const search = (query: string) => {
  const found = rankProducts(listedProducts(products), query);
  return { ...found, titles: found.products.map(({ title }) => title) };
};

/** `place`: so far ahead at least. `most`: the list is cut, and holds no more. */
test.each([
  ['SLEEP', 'Deep Rest Magnesium Drink', 2, 6],
  ['sugar', 'Blood Sugar Maintenance', 1, 10],
  ['pressure', 'Pressure Balance', 1, 10],
  ['magnesium', 'Magnesium Glycinate', 1, 15],
  ['vitamin d', 'Vitamin D3 + K2 Softgels', 1, 5],
  ['d 3', 'Vitamin D3 + K2 Softgels', 1, 10],
  ['omega3', 'Heart & Soul Omega-3', 1, 1],
  ['omega 3', 'Heart & Soul Omega-3', 1, 1],
  ['seamoss', 'Sea Moss Mineral Gel', 1, 1],
  ['something for my edges', 'Crown & Coil Hair Gummies', 1, 8],
  ['insomnia', 'Deep Rest Magnesium Drink', 3, 6],
  ['magn', 'Magnesium Glycinate', 1, 15],
  ['men', 'Brother Daily Multivitamin', 2, 8],
  ['joint pain', 'Joint Formula', 1, 8],
  ['high blood', 'Pressure Balance', 1, 10],
  ['tea', 'Easy Mind Evening Tea', 2, 4],
  ['zinc lozenges', 'Zinc & Citrus Lozenges', 1, 1],
  ['açaí prostate', 'Prostate Daily', 1, 6],
])('%s has %s among its first', (query, title, place, most) => {
  const { titles, corrected } = search(query);
  expect(titles.slice(0, place)).toContain(title);
  expect(titles.length).toBeLessThanOrEqual(most);
  expect(corrected).toBeNull();
});

test.each([
  ['magnesum', 'magnesium', 'Magnesium Glycinate'],
  ['ashwaganda', 'ashwagandha', 'Sorrel Calm'],
  ['tumreic', 'turmeric', 'Joint Formula'],
  ['prostrate', 'prostate', 'Prostate Daily'],
  ['elderbery shield', 'elderberry shield', 'Elderberry Shield'],
])('%s is mended to %s', (query, corrected, title) => {
  const found = search(query);
  expect(found.corrected).toBe(corrected);
  expect(found.titles[0]).toBe(title);
});

test.each(['xqzw', 'elephant', 'nothing-is-called-this', '', '  ', '(.*', 'ß'.repeat(200)])(
  '%j finds nothing',
  (query) => {
    expect(search(query)).toMatchObject({ titles: [], corrected: null });
  },
);

test('who searches for sugar is not led to what has no added sugar', () => {
  const { titles } = search('sugar');
  expect(titles).not.toContain('Crown & Coil Hair Gummies');
  expect(titles).not.toContain('Collard Greens Daily');
});

test('Honeycombs comes last, hidden vendors never', () => {
  expect(search('immune').products.at(-1)?.vendor).toBe('Honeycombs');
  expect(search('kia garden tea').titles).not.toContain('Kia Garden Tea');
});

test('a filter leaves out, and what is left is ranked as before', () => {
  const all = search('magnesium').titles;
  const [best = '', ...others] = all;
  const left = rankProducts(products, 'magnesium', ({ title }) => title !== best && all.includes(title));
  expect(left.products.map(({ title }) => title)).toEqual(others);
});

test('a catalogue that changed is indexed anew', () => {
  const renamed = products.map((product, index) =>
    index === 0 ? { ...product, title: 'Xqzw Root' } : product,
  );
  expect(rankProducts(renamed, 'xqzw').products.map(({ title }) => title)).toEqual(['Xqzw Root']);
  expect(search('xqzw').titles).toEqual([]);
});

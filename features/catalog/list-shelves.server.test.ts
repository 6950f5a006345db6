import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { type FakeStorefront, startFakeStorefront } from '#tests/support/fake-storefront.ts';
import { makePlatformProduct } from '#tests/support/make-platform-product.ts';
import { type CatalogService, createCatalogService } from './catalog-service.server.ts';
import { createCatalog } from './create-catalog.server.ts';
import type { ChosenShelves } from './match-shelves.ts';
import { readShopQuery } from './shop-query.ts';

let fake: FakeStorefront;
let catalog: CatalogService;
let chosen: ChosenShelves;
const log = { ...createLogger('silent'), warn: vi.fn() };

const tea = makePlatformProduct({ handle: 'night-tea', title: 'Night Tea' });
const oil = makePlatformProduct({ handle: 'fish-oil', title: 'Fish Oil' });
const hidden = makePlatformProduct({ handle: 'hidden', title: 'Hidden', vendor: 'Kia Bellamy' });

beforeEach(async () => {
  fake = await startFakeStorefront({
    products: [tea, oil, hidden],
    collections: { '1': [], '2': [tea], '3': [hidden], '4': [oil, tea] },
    titles: { '1': 'Sleep & Relaxation', '2': 'Sleep Support', '3': 'Energy', '4': 'Staff picks' },
  });
  chosen = {};
  catalog = createCatalogService(
    createCatalog({
      storefront: createShopifyStorefront({
        apiUrl: fake.url,
        token: 'public',
        providerName: 'Shopify',
        ownOrigins: [],
        warn: () => undefined,
      }),
      log,
    }),
    { log: createLogger('silent'), chosenShelves: () => Promise.resolve(chosen) },
  );
});
afterEach(() => fake.close());

const shop = (search: string) => catalog.findShopPage({ query: readShopQuery(new URLSearchParams(search)) });
const titles = async () => (await shop('')).shelves.map(({ title }) => title);

test('only shelves with products that lists show are linked, under the shop’s own titles', async () => {
  expect(await titles()).toEqual(['Sleep Support', 'Staff picks']);
  expect((await catalog.listShelves()).filled).toMatchObject([
    { slug: 'sleep', id: '2', count: 1 },
    { slug: null, id: '4', count: 2 },
  ]);
});

test('a concern leads to the shop’s own collection, and says its name', async () => {
  const page = await shop('category=sleep-relaxation');
  expect(page.filters).toEqual([{ kind: 'category', id: '2', title: 'Sleep Support' }]);
  expect(page.items.map(({ handle }) => handle)).toEqual(['night-tea']);
  expect((await catalog.findShelfCards({ slug: 'sleep' })).shelf?.id).toBe('2');
  expect(await catalog.findShelfCards({ slug: 'energy' })).toEqual({ shelf: null, products: [] });
});

test('a collection that no concern stands for has its own title', async () => {
  const page = await shop('collection=4');
  expect(page.filters).toEqual([{ kind: 'collection', id: '4', title: 'Staff picks' }]);
  expect(page.total).toBe(2);
});

test('what the owner chose changes every link at once', async () => {
  chosen = { sleep: '4' };
  expect((await shop('category=sleep')).filters[0]).toMatchObject({ id: '4', title: 'Staff picks' });
  expect(await titles()).toEqual(['Staff picks', 'Sleep Support']);
});

test('a change of the shop is seen as soon as the catalogue is told of it', async () => {
  await titles();
  fake.shop.collections['1'] = [oil];
  expect(await titles()).toEqual(['Sleep Support', 'Staff picks']);
  await catalog.refresh();
  expect(await titles()).toEqual(['Sleep & Relaxation', 'Sleep Support', 'Staff picks']);
});

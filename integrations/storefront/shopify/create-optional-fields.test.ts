import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeStorefront, graphqlError, startFakeStorefront } from '#tests/support/fake-storefront.ts';
import { makePlatformProduct } from '#tests/support/make-platform-product.ts';
import type { Warn } from '../storefront.ts';
import { createShopifyStorefront } from './shopify-storefront.ts';

let fake: FakeStorefront;
const warn = vi.fn<Warn>();

beforeEach(async () => {
  warn.mockClear();
  fake = await startFakeStorefront({ products: [makePlatformProduct({ handle: 'tea', tags: ['calm'] })] });
});
afterEach(() => fake.close());

const connect = () =>
  createShopifyStorefront({
    apiUrl: fake.url,
    token: 'public',
    providerName: 'Shopify',
    ownOrigins: [],
    warn,
  });

const withheld = (field: string, scope: string) =>
  graphqlError(
    `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
    'ACCESS_DENIED',
  );

test('a token without a scope shows the shop without what it may not read, and says so once', async () => {
  const shop = connect();
  fake.next(
    withheld('quantityAvailable', 'unauthenticated_read_product_inventory'),
    withheld('tags', 'unauthenticated_read_product_tags'),
  );
  expect((await shop.listProducts({ first: 10 })).products).toMatchObject([{ handle: 'tea', tags: [] }]);
  expect(warn.mock.calls.map(([details]) => details)).toEqual([
    { scope: 'unauthenticated_read_product_inventory' },
    { scope: 'unauthenticated_read_product_tags' },
  ]);
  expect(await shop.findProduct({ handle: 'tea' })).toMatchObject({ tags: [] });
  expect(fake.calls.at(-1)?.variables).toEqual({ handle: 'tea', withTags: false, withStock: false });
  expect(warn).toHaveBeenCalledTimes(2);
});

test('what is refused otherwise stays an error', async () => {
  fake.always(withheld('products', 'unauthenticated_read_product_listings'));
  await expect(connect().listProducts({ first: 10 })).rejects.toThrow(/Access denied for products/);
  expect(fake.calls).toHaveLength(1);
});

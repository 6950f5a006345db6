import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections } from '#content/collections.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { type FakeStorefront, say, startFakeStorefront } from '#tests/support/fake-storefront.ts';
import { makePlatformProduct, makePlatformProducts } from '#tests/support/make-platform-product.ts';
import type { Catalog } from './catalog.server.ts';
import { createCatalog } from './create-catalog.server.ts';

const MINUTE = 60_000;
let fake: FakeStorefront;
let time: number;
let catalog: Catalog;
const log = { warn: vi.fn() };

beforeEach(async () => {
  fake = await startFakeStorefront({ products: makePlatformProducts(3) });
  time = 1000;
  log.warn.mockClear();
  catalog = createCatalog({
    storefront: createShopifyStorefront({
      apiUrl: fake.url,
      token: 'public',
      providerName: 'Shopify',
      ownOrigins: [],
      warn: log.warn,
      wait: () => Promise.resolve(),
    }),
    log,
    now: () => time,
  });
});
afterEach(() => fake.close());

const handlesOf = (products: readonly { handle: string }[]) => products.map(({ handle }) => handle);
const sold = () => handlesOf(fake.shop.products);
const operations = () => fake.calls.map(({ operation }) => operation);
const ids = (number: number) => String(900_000 + number);

test('fifty pages that want the catalogue at once are one call', async () => {
  const release = fake.hold();
  const reads = Promise.all(Array.from({ length: 50 }, () => catalog.listProducts()));
  release();
  expect(new Set(await reads).size).toBe(1);
  expect(operations()).toEqual(['Products']);
});

test('a catalogue that is slow to read is read again before anybody waits; a quick one is left alone', async () => {
  await catalog.warm();
  expect(operations()).toEqual(['Products']);
  await catalog.warm();
  expect(operations()).toHaveLength(1);

  const slow = async (read: Promise<unknown>, release: () => void) => {
    time += 12_000;
    release();
    await read;
  };
  time += 11 * MINUTE;
  const release = fake.hold();
  await slow(catalog.listProducts(), release);
  expect(operations()).toHaveLength(2);
  time += 9 * MINUTE;
  const again = fake.hold();
  await slow(catalog.warm(), again);
  expect(operations()).toHaveLength(3);
  // Whoever comes after a quiet quarter of an hour finds it there.
  time += 6 * MINUTE;
  const late = fake.hold();
  expect(handlesOf(await catalog.listProducts())).toEqual(sold());
  late();
});

test('a platform that is away when it is read ahead only leaves a line in the log', async () => {
  fake.always(say(500));
  await catalog.warm();
  expect(log.warn).toHaveBeenCalledWith(
    expect.anything(),
    'the catalogue could not be read ahead of visitors',
  );
});

test('fifty visitors of one product are one call', async () => {
  const release = fake.hold();
  const [handle = ''] = sold();
  const reads = Promise.all(Array.from({ length: 50 }, () => catalog.findProduct({ handle })));
  release();
  expect(new Set((await reads).map((product) => product?.handle))).toEqual(new Set([handle]));
  expect(operations()).toEqual(['ProductByHandle']);
});

test('250 products are read to the end with cursors', async () => {
  fake.shop.products = makePlatformProducts(250);
  expect(handlesOf(await catalog.listProducts())).toEqual(sold());
  expect(fake.calls.map(({ variables }) => variables)).toEqual([
    { first: 100, withTags: true, withStock: true },
    { first: 100, after: '100', withTags: true, withStock: true },
    { first: 100, after: '200', withTags: true, withStock: true },
  ]);
});

test('a catalogue that breaks off half-way is not kept', async () => {
  fake.shop.products = makePlatformProducts(150);
  fake.next({ kind: 'serve' }, say(404));
  await expect(catalog.listProducts()).rejects.toMatchObject({ kind: 'http' });
  expect(await catalog.listProducts()).toHaveLength(150);
});

test('a list is stale after 5 minutes, and served while it is read again', async () => {
  await catalog.listProducts();
  const before = sold();
  fake.shop.products.push(makePlatformProduct({ handle: 'new-one' }));
  time += 5 * MINUTE;
  expect(handlesOf(await catalog.listProducts())).toEqual(before);
  // A refresh behind the reader would have arrived before this call.
  await catalog.findProduct({ handle: 'new-one' });
  expect(operations()).toEqual(['Products', 'ProductByHandle']);
  time += 1;
  expect(handlesOf(await catalog.listProducts())).toEqual(before);
  await vi.waitFor(async () => expect(handlesOf(await catalog.listProducts())).toContain('new-one'));
  expect(operations()).toEqual(['Products', 'ProductByHandle', 'Products']);
});

test('with the storefront down the list goes on until it is 10 minutes old', async () => {
  await catalog.listProducts();
  fake.always(say(503));
  time += 10 * MINUTE - 1;
  expect(await catalog.listProducts()).toHaveLength(3);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  time += 1;
  await expect(catalog.listProducts()).rejects.toMatchObject({ kind: 'http', status: 503 });
  fake.always({ kind: 'serve' });
  expect(await catalog.listProducts()).toHaveLength(3);
});

test('a product is stale after 10 minutes and dropped after 15', async () => {
  const [handle = ''] = sold();
  await catalog.findProduct({ handle });
  time += 10 * MINUTE;
  await catalog.findProduct({ handle });
  expect(fake.calls).toHaveLength(1);
  fake.always({ kind: 'reset' });
  time += 5 * MINUTE - 1;
  expect(await catalog.findProduct({ handle })).toMatchObject({ handle });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  time += 1;
  await expect(catalog.findProduct({ handle })).rejects.toMatchObject({ kind: 'network' });
});

test('an unknown handle is asked for once in 30 seconds', async () => {
  for (let i = 0; i < 5; i += 1) expect(await catalog.findProduct({ handle: 'soon' })).toBeUndefined();
  expect(fake.calls).toHaveLength(1);
  fake.shop.products.push(makePlatformProduct({ handle: 'soon' }));
  time += 30_000;
  expect(await catalog.findProduct({ handle: 'soon' })).toMatchObject({ handle: 'soon' });
});

test('a flood of invented handles does not reach the platform, and hides no product', async () => {
  const flood = Array.from({ length: 2000 }, (_, i) => catalog.findProduct({ handle: `invented-${i}` }));
  expect((await Promise.all(flood)).every((product) => product === undefined)).toBe(true);
  expect(operations().filter((name) => name === 'ProductByHandle')).toHaveLength(60);
  expect(operations().filter((name) => name === 'Products')).toHaveLength(1);
  for (const handle of sold()) expect(await catalog.findProduct({ handle })).toMatchObject({ handle });
});

test('after a flood, what was published meanwhile is asked for again', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, i) => catalog.findProduct({ handle: `invented-${i}` })));
  fake.shop.products.push(makePlatformProduct({ handle: 'published' }));
  expect(await catalog.findProduct({ handle: 'published' })).toBeUndefined();
  time += 30_000;
  expect(await catalog.findProduct({ handle: 'published' })).toMatchObject({ handle: 'published' });
});

test('a flood of invented collections does not reach the platform, and hides none of the store’s', async () => {
  const { id } = collections.joint;
  fake.shop.collections[id] = fake.shop.products.slice(0, 1);
  const flood = Array.from({ length: 500 }, (_, i) =>
    catalog.listCollectionProducts({ collectionId: ids(i) }),
  );
  expect((await Promise.all(flood)).every((list) => list === undefined)).toBe(true);
  // Sixty that were asked for, and one list that says which are worth asking for.
  expect(operations().toSorted()).toEqual(
    ['Collections', ...Array.from({ length: 60 }, () => 'CollectionProducts')].toSorted(),
  );
  expect(await catalog.listCollectionProducts({ collectionId: id })).toHaveLength(1);
});

test.each(['', 'a b', '../admin', 'x'.repeat(256), 'a\u0000b', '<script>'])(
  '%j is no handle, and nobody is asked',
  async (handle) => {
    expect(await catalog.findProduct({ handle })).toBeUndefined();
    expect(fake.calls).toHaveLength(0);
  },
);

test.each(['', 'abc', '12a', 'gid://shopify/Product/1', '1'.repeat(21), '1" or "1'])(
  '%j is no collection, and nobody is asked',
  async (collectionId) => {
    expect(await catalog.listCollectionProducts({ collectionId })).toBeUndefined();
    expect(fake.calls).toHaveLength(0);
  },
);

test('a collection is one call, by its number or its global id', async () => {
  const { id } = collections['blood-pressure'];
  fake.shop.collections[id] = fake.shop.products.slice(0, 2);
  const byNumber = await catalog.listCollectionProducts({ collectionId: id });
  expect(await catalog.listCollectionProducts({ collectionId: `gid://shopify/Collection/${id}` })).toBe(
    byNumber,
  );
  expect(byNumber).toHaveLength(2);
  expect(fake.calls).toHaveLength(1);
});

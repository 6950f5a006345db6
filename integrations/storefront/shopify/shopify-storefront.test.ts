import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeStorefront, say, startFakeStorefront } from '#tests/support/fake-storefront.ts';
import { makePlatformProduct, makePlatformProducts } from '#tests/support/make-platform-product.ts';
import type { Storefront } from '../storefront.ts';
import { createShopifyStorefront } from './shopify-storefront.ts';

let fake: FakeStorefront;
let shop: Storefront;

beforeEach(async () => {
  fake = await startFakeStorefront({ products: makePlatformProducts(5) });
  shop = createShopifyStorefront({
    apiUrl: fake.url,
    token: 'public',
    providerName: 'Shopify',
    ownOrigins: [],
    warn: () => undefined,
  });
});
afterEach(() => fake.close());

const variantOf = (index: number) => fake.shop.products[index]?.variants.nodes[0]?.id ?? '';
const handles = (products: { handle: string }[]) => products.map(({ handle }) => handle);

test('the catalogue is read page by page', async () => {
  const first = await shop.listProducts({ first: 3 });
  const second = await shop.listProducts({ first: 3, after: first.next });
  expect([...handles(first.products), ...handles(second.products)]).toEqual(handles(fake.shop.products));
  expect(second.next).toBeUndefined();
});

test('a product is found by its handle, an unknown one is none', async () => {
  fake.shop.products.push(makePlatformProduct({ handle: 'deep-rest', descriptionHtml: '<p>Rest</p>' }));
  expect(await shop.findProduct({ handle: 'deep-rest' })).toMatchObject({ descriptionHtml: '<p>Rest</p>' });
  expect(await shop.findProduct({ handle: 'nothing' })).toBeUndefined();
});

test('a collection is asked for by its global id, an unknown one is none', async () => {
  fake.shop.collections['287821430878'] = fake.shop.products.slice(0, 2);
  const page = await shop.listCollectionProducts({ collectionId: '287821430878', first: 100 });
  expect(page && handles(page.products)).toEqual(handles(fake.shop.products.slice(0, 2)));
  expect(fake.calls[0]?.variables).toMatchObject({ id: 'gid://shopify/Collection/287821430878', first: 100 });
  expect(await shop.listCollectionProducts({ collectionId: '1', first: 100 })).toBeUndefined();
});

test('a cart is made of exactly the lines asked for', async () => {
  const lines = [{ merchandiseId: variantOf(0), quantity: 2, price: '0.01' }];
  expect(await shop.createCart({ lines })).toEqual({
    id: 'gid://shopify/Cart/open?key=k1',
    checkoutUrl: 'https://shop.example/cart/c/open?key=k1',
    totalQuantity: 2,
    problems: [],
  });
  expect(fake.calls[0]?.variables).toEqual({
    input: { lines: [{ merchandiseId: variantOf(0), quantity: 2 }] },
  });
});

test('a line that is sold out is named', async () => {
  for (const variant of fake.shop.products[1]?.variants.nodes ?? []) variant.availableForSale = false;
  const cart = await shop.createCart({
    lines: [
      { merchandiseId: variantOf(0), quantity: 1 },
      { merchandiseId: variantOf(1), quantity: 1 },
    ],
  });
  expect(cart.problems).toMatchObject([{ lineIndex: 1, reason: 'sold-out' }]);
});

test('a variant that is gone fails the cart and is named', async () => {
  const gone = 'gid://shopify/ProductVariant/999999';
  const lines = [
    { merchandiseId: variantOf(0), quantity: 1 },
    { merchandiseId: gone, quantity: 1 },
  ];
  await expect(shop.createCart({ lines })).rejects.toMatchObject({
    kind: 'user-errors',
    message: `Cart creation failed: The merchandise with id ${gone} does not exist.`,
    problems: [{ lineIndex: 1, reason: 'gone' }],
  });
});

const cartWithout = (checkoutUrl: unknown) => ({
  id: 'gid://shopify/Cart/1',
  checkoutUrl,
  totalQuantity: 1,
  cost: { totalAmount: { amount: '1.0', currencyCode: 'USD' } },
  lines: { nodes: [] },
});

test.each([
  ['no payload', null],
  ['no cart', { cart: null, userErrors: [], warnings: [] }],
  ['no address', { cart: cartWithout(null), userErrors: [], warnings: [] }],
  ['an empty address', { cart: cartWithout(''), userErrors: [], warnings: [] }],
])('a cart answer with %s has no checkout', async (_name, cartCreate) => {
  fake.next(say(200, { data: { cartCreate } }));
  await expect(
    shop.createCart({ lines: [{ merchandiseId: variantOf(0), quantity: 1 }] }),
  ).rejects.toMatchObject({ kind: 'no-checkout-url', message: 'No checkout URL returned from Shopify' });
});

test('several user errors are told together', async () => {
  const userErrors = [
    { field: null, message: 'One', code: null },
    { field: null, message: 'Two', code: null },
  ];
  fake.next(say(200, { data: { cartCreate: { cart: null, userErrors, warnings: [] } } }));
  await expect(shop.createCart({ lines: [] })).rejects.toMatchObject({
    message: 'Cart creation failed: One, Two',
    problems: [],
  });
});

test('a cart is open until the platform knows it no more', async () => {
  expect(await shop.cartStatus({ cartId: 'gid://shopify/Cart/open?key=k1' })).toBe('open');
  expect(await shop.cartStatus({ cartId: 'gid://shopify/Cart/bought' })).toBe('gone');
});

test('a product comes with all its variants, in pages of 100', async () => {
  const [first] = makePlatformProduct().variants.nodes;
  if (!first) throw new Error('a product has a variant');
  const nodes = Array.from({ length: 230 }, (_, i) => ({
    ...first,
    id: `gid://shopify/ProductVariant/9${i}`,
  }));
  fake.shop.products.push(
    makePlatformProduct({
      handle: 'many',
      variants: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
    }),
  );
  const product = await shop.findProduct({ handle: 'many' });
  expect(product?.variants.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  expect(fake.calls).toHaveLength(3);
});

test('collections are read with their titles, and whether anything stands there', async () => {
  fake.shop.collections = { '1': fake.shop.products.slice(0, 2), '2': [] };
  fake.shop.titles = { '1': 'Teas' };
  const { collections, next } = await shop.listCollections({ first: 100 });
  expect(collections).toMatchObject([
    { id: '1', title: 'Teas', filled: true },
    { id: '2', title: 'Collection 2', filled: false },
  ]);
  expect(next).toBeUndefined();
});

test('ratings come from the shop’s review metafields, and none from less than that', async () => {
  const rated = (rating: string | null, count: string | null) =>
    makePlatformProduct({
      rating: rating === null ? null : { value: rating },
      ratingCount: count === null ? null : { value: count },
    });
  const good = '{"scale_min":"1.0","scale_max":"5.0","value":"4.7"}';
  fake.shop.products = [
    rated(good, '23'),
    rated(good, '0'),
    rated(good, null),
    rated('4.7', '3'),
    rated('{', '3'),
  ];
  const { products } = await shop.listProducts({ first: 10 });
  expect(products.map(({ rating }) => rating)).toEqual([
    { value: 4.7, scale: 5, count: 23 },
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a price before is told only where it was higher, stock only where it is counted', async () => {
  const [variant] = makePlatformProduct().variants.nodes;
  if (!variant) throw new Error('a product has a variant');
  const money = (amount: string) => ({ amount, currencyCode: 'USD' as const });
  const sold = (before: string, quantityAvailable: number | null) => ({
    ...variant,
    price: money('20.0'),
    compareAtPrice: money(before),
    quantityAvailable,
  });
  const pageInfo = { hasNextPage: false, endCursor: null };
  fake.shop.products = [
    makePlatformProduct({
      variants: { nodes: [sold('25.0', 3), sold('20.0', -4), sold('5.0', null)], pageInfo },
    }),
  ];
  const [product] = (await shop.listProducts({ first: 10 })).products;
  expect(
    product?.variants.map(({ compareAtPrice, quantityAvailable }) => [compareAtPrice, quantityAvailable]),
  ).toEqual([
    [{ amount: '25.00', currencyCode: 'USD' }, 3],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('a cart says whether it takes a code', async () => {
  fake.shop.discountCodes = ['FIRST15'];
  const merchandiseId = variantOf(0);
  expect(await shop.takesDiscount({ code: 'FIRST15', merchandiseId })).toBe(true);
  expect(await shop.takesDiscount({ code: 'WELCOME10', merchandiseId })).toBe(false);
  await expect(shop.takesDiscount({ code: 'FIRST15', merchandiseId: 'gone' })).rejects.toThrow(
    'Cart creation failed',
  );
});

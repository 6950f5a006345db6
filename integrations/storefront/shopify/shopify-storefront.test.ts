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

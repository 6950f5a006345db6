import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import {
  type FakeStorefront,
  graphqlError,
  say,
  startFakeStorefront,
} from '#tests/support/fake-storefront.ts';
import { makePlatformProducts } from '#tests/support/make-platform-product.ts';
import { cartStatus } from './cart-status.server.ts';
import { type CheckoutParts, createCheckout } from './create-checkout.server.ts';

let fake: FakeStorefront;
let parts: CheckoutParts;
const log = { warn: vi.fn() };

beforeEach(async () => {
  fake = await startFakeStorefront({ products: makePlatformProducts(3) });
  log.warn.mockClear();
  parts = {
    storefront: createShopifyStorefront({
      apiUrl: fake.url,
      token: 'public',
      providerName: 'Shopify',
      ownOrigins: [],
      warn: log.warn,
      wait: () => Promise.resolve(),
    }),
    home: { kind: 'live', permanentDomain: 'bio-life.myshopify.com' },
    providerName: 'Shopify',
    log,
  };
});
afterEach(() => fake.close());

const variantOf = (index: number) => fake.shop.products[index]?.variants.nodes[0]?.id ?? '';
const line = (index: number, quantity = 1) => ({ merchandiseId: variantOf(index), quantity });
const checkOut = (lines: unknown) => createCheckout(parts, { request: { lines } });
const FAILED = { title: 'Failed to create checkout', description: 'Please try again or contact support' };

test('a cart leads to the checkout of the shop’s permanent domain', async () => {
  const result = await createCheckout(parts, {
    request: { lines: [line(0, 2), line(1)] },
    buyerAddress: '203.0.113.7',
  });
  expect(result).toEqual({
    ok: true,
    checkoutUrl: 'https://bio-life.myshopify.com/cart/c/open?key=k1&channel=online_store',
    cartId: 'gid://shopify/Cart/open?key=k1',
    problems: [],
  });
  expect(fake.calls[0]?.headers['shopify-storefront-buyer-ip']).toBe('203.0.113.7');
});

test('an embedded checkout keeps the address that the visitor used', async () => {
  fake.shop.checkoutBase = 'http://localhost:3000';
  parts.home = { kind: 'embedded', storeUrl: 'http://localhost:3000', storeUrlIsSet: false };
  const result = await createCheckout(parts, {
    request: { lines: [line(0)] },
    visitorOrigin: 'http://192.168.1.5:3000',
  });
  expect(result).toMatchObject({
    checkoutUrl: 'http://192.168.1.5:3000/cart/c/open?key=k1&channel=online_store',
  });
});

test('an empty cart asks nobody', async () => {
  expect(await checkOut([])).toMatchObject({ ok: false, reason: 'empty' });
  expect(fake.calls).toHaveLength(0);
});

test.each([
  ['no object', 'lines'],
  ['no lines', {}],
  [
    '101 lines',
    {
      lines: Array.from({ length: 101 }, () => ({
        merchandiseId: 'gid://shopify/ProductVariant/1',
        quantity: 1,
      })),
    },
  ],
  ['another kind of thing', { lines: [{ merchandiseId: 'gid://shopify/Product/1', quantity: 1 }] }],
  [
    'an id with more behind it',
    { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1"}', quantity: 1 }] },
  ],
  ['quantity 0', { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 0 }] }],
  ['quantity 100', { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 100 }] }],
  ['half a piece', { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1.5 }] }],
  ['a quantity in words', { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1', quantity: '1' }] }],
])('a request with %s is refused before anybody is asked', async (_name, request) => {
  expect(await createCheckout(parts, { request })).toMatchObject({
    ok: false,
    reason: 'invalid',
    message: FAILED,
  });
  expect(fake.calls).toHaveLength(0);
});

test('a price in the request is not read', async () => {
  await checkOut([{ ...line(0), price: '0.01' }]);
  expect(JSON.stringify(fake.calls[0]?.variables)).not.toContain('0.01');
});

test('a line that is sold out is named, and no checkout is opened', async () => {
  for (const variant of fake.shop.products[1]?.variants.nodes ?? []) variant.availableForSale = false;
  expect(await checkOut([line(0), line(1)])).toEqual({
    ok: false,
    reason: 'lines',
    message: FAILED,
    problems: [{ lineIndex: 1, reason: 'sold-out' }],
  });
});

test('a variant that is gone is named', async () => {
  expect(
    await checkOut([line(0), { merchandiseId: 'gid://shopify/ProductVariant/999999', quantity: 1 }]),
  ).toEqual({
    ok: false,
    reason: 'lines',
    message: FAILED,
    problems: [{ lineIndex: 1, reason: 'gone' }],
  });
});

test('a line with less in stock opens the checkout and is named', async () => {
  const cart = {
    id: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://bio-life.myshopify.com/cart/c/1',
    totalQuantity: 2,
    lines: { nodes: [{ quantity: 2, merchandise: { id: variantOf(0) } }] },
  };
  fake.next(
    say(200, {
      data: { cartCreate: { cart, userErrors: [], warnings: [{ code: 'X', message: 'Only 2' }] } },
    }),
  );
  expect(await checkOut([line(0, 5)])).toMatchObject({
    ok: true,
    problems: [{ lineIndex: 0, reason: 'reduced' }],
  });
});

test('payment required has its own words, with the platform’s name', async () => {
  fake.next(say(402));
  const result = await checkOut([line(0)]);
  expect(result).toMatchObject({
    reason: 'payment-required',
    message: { title: 'Shopify: Payment required' },
  });
  expect(!result.ok && result.message.description).toContain('Shopify billing plan');
});

test.each([
  ['an error', graphqlError('SELECT * FROM secrets')],
  [
    'a user error without a line',
    say(200, {
      data: {
        cartCreate: {
          cart: null,
          userErrors: [{ field: null, message: 'secrets', code: null }],
          warnings: [],
        },
      },
    }),
  ],
  ['no connection', { kind: 'reset' } as const],
  ['no checkout address', say(200, { data: { cartCreate: { cart: null, userErrors: [], warnings: [] } } })],
])('on %s the shopper reads the store’s words, the log the platform’s', async (_name, answer) => {
  fake.next(answer);
  const result = await checkOut([line(0)]);
  expect(result).toEqual({ ok: false, reason: 'unavailable', message: FAILED, problems: [] });
  expect(log.warn).toHaveBeenCalledOnce();
});

test('a cart is open or gone, and unknown while nobody answers', async () => {
  const ask = (cartId: string) => cartStatus(parts, { cartId });
  expect(await ask('gid://shopify/Cart/open?key=k1')).toBe('open');
  expect(await ask('gid://shopify/Cart/bought-1')).toBe('gone');
  fake.always(say(404));
  expect(await ask('gid://shopify/Cart/open?key=k1')).toBe('unknown');
});

test.each([
  '',
  'abc',
  'gid://shopify/Order/1',
  `gid://shopify/Cart/${'x'.repeat(400)}`,
  'gid://shopify/Cart/a"b',
])('the cart id %j is none of the platform’s, so that cart is gone', async (cartId) => {
  expect(await cartStatus(parts, { cartId })).toBe('gone');
  expect(fake.calls).toHaveLength(0);
});

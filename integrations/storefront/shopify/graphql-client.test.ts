import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeStorefront,
  graphqlError,
  say,
  startFakeStorefront,
} from '#tests/support/fake-storefront.ts';
import { makePlatformProduct } from '#tests/support/make-platform-product.ts';
import { createShopifyStorefront, type ShopifyStorefrontOptions } from './shopify-storefront.ts';

let fake: FakeStorefront;
let waits: number[];
let warnings: unknown[];

beforeEach(async () => {
  fake = await startFakeStorefront({ products: [makePlatformProduct({ handle: 'deep-rest' })] });
  waits = [];
  warnings = [];
});
afterEach(() => fake.close());

const connect = (options: Partial<ShopifyStorefrontOptions> = {}) =>
  createShopifyStorefront({
    apiUrl: fake.url,
    token: '0123456789abcdef0123456789abcdef',
    providerName: 'Shopify',
    ownOrigins: [],
    warn: (details, message) => warnings.push([details, message]),
    wait: (ms) => Promise.resolve(waits.push(ms)),
    random: () => 1,
    ...options,
  });
const find = (options?: Partial<ShopifyStorefrontOptions>) =>
  connect(options).findProduct({ handle: 'deep-rest' });
const buy = (options?: Partial<ShopifyStorefrontOptions>) =>
  connect(options).createCart({
    lines: [{ merchandiseId: fake.shop.products[0]?.variants.nodes[0]?.id ?? '', quantity: 1 }],
    buyerAddress: '203.0.113.7',
  });

test('a call is a POST of query and variables with the public header', async () => {
  await find();
  expect(fake.calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/2025-07/graphql.json',
      operation: 'ProductByHandle',
      variables: { handle: 'deep-rest' },
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': '0123456789abcdef0123456789abcdef',
      },
    },
  ]);
});

test('a private token goes into its own header and nowhere else', async () => {
  await find({ token: ' shpat_0123\n' });
  expect(fake.calls[0]?.headers).toMatchObject({ 'shopify-storefront-private-token': 'shpat_0123' });
  expect(fake.calls[0]?.headers).not.toHaveProperty('x-shopify-storefront-access-token');
});

test('a token that no header can carry is refused at once, unsaid', () => {
  expect(() => connect({ token: 'sec\nret' })).toThrow(
    /^The storefront token holds characters that no token has\.$/,
  );
});

test('the buyer is named on cart calls only', async () => {
  await find();
  await buy();
  await connect().cartStatus({ cartId: 'gid://shopify/Cart/open', buyerAddress: '2001:db8::7' });
  await connect().cartStatus({ cartId: 'gid://shopify/Cart/open', buyerAddress: 'unknown' });
  expect(fake.calls.map(({ headers }) => headers['shopify-storefront-buyer-ip'])).toEqual([
    undefined,
    '203.0.113.7',
    '2001:db8::7',
    undefined,
  ]);
});

test('a cart is asked for on a connection of its own, which nobody closes for being idle', async () => {
  await find();
  await find();
  await buy();
  await find();
  expect(fake.calls.map(({ headers }) => headers.connection)).toEqual([
    'keep-alive',
    'keep-alive',
    'close',
    'keep-alive',
  ]);
});

test('a cart whose answer is no page at all is told as one', async () => {
  fake.next(say(204));
  await expect(buy()).rejects.toMatchObject({
    kind: 'graphql',
    message: 'Error calling Shopify: no JSON answered',
  });
});

test.each([
  ['payment required', say(402, { errors: 'Unavailable Shop' }), 'payment-required', 'Payment required', 402],
  ['not found', say(404, '<h1>Not found</h1>'), 'http', 'HTTP error! status: 404', 404],
  ['a security rejection', say(430), 'http', 'HTTP error! status: 430', 430],
  [
    'a redirect',
    say(302, '', { Location: 'https://elsewhere.example/' }),
    'http',
    'HTTP error! status: 302',
    302,
  ],
  [
    'a GraphQL error',
    graphqlError('Field is gone'),
    'graphql',
    'Error calling Shopify: Field is gone',
    undefined,
  ],
  [
    'several GraphQL errors',
    say(200, { errors: [{ message: 'One' }, 'Two', { odd: 3 }] }),
    'graphql',
    'Error calling Shopify: One, Two, {"odd":3}',
    undefined,
  ],
  [
    'an error as bare text',
    say(200, { errors: 'Bad key' }),
    'graphql',
    'Error calling Shopify: Bad key',
    undefined,
  ],
  [
    'a page instead of JSON',
    say(200, '<html></html>'),
    'graphql',
    'Error calling Shopify: no JSON answered',
    undefined,
  ],
  [
    'JSON that is no answer',
    say(200, [1, 2]),
    'graphql',
    'Error calling Shopify: no JSON answered',
    undefined,
  ],
  ['no data', say(200, { data: null }), 'graphql', 'Error calling Shopify: no data answered', undefined],
  [
    'data of another shape',
    say(200, { data: { product: {} } }),
    'graphql',
    'Error calling Shopify: unexpected answer',
    undefined,
  ],
  ['an empty answer', say(200), 'graphql', 'Error calling Shopify: no JSON answered', undefined],
])(
  '%s is told in the words of docs/product/catalog.md#platform-errors, after one call',
  async (_name, answer, kind, message, status) => {
    fake.always(answer);
    await expect(find()).rejects.toMatchObject({ name: 'StorefrontError', kind, message, status });
    expect(fake.calls).toHaveLength(1);
  },
);

test('a body without end is cut off', async () => {
  fake.always(say(200, `"${'x'.repeat(21 * 1024 * 1024)}"`));
  await expect(find()).rejects.toMatchObject({
    kind: 'graphql',
    message: 'Error calling Shopify: more than 20971520 bytes',
  });
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ['a server error', say(500)],
  ['a bad gateway', say(502, '<html></html>')],
  ['too many requests', say(429)],
  ['throttling by code', graphqlError('Slow down', 'THROTTLED')],
  ['throttling by message', graphqlError('Throttled')],
  ['a cut connection', { kind: 'reset' } as const],
  ['half a body', { kind: 'cut', body: '{"data":{"product":' } as const],
])('a read is repeated after %s, and succeeds', async (_name, answer) => {
  fake.next(answer, answer);
  expect(await find()).toMatchObject({ handle: 'deep-rest' });
  expect(fake.calls).toHaveLength(3);
  expect(waits).toEqual([250, 500]);
});

test.each([
  ['a server error', say(503), { kind: 'http', message: 'HTTP error! status: 503', status: 503 }],
  ['too many requests', say(429), { kind: 'http', message: 'HTTP error! status: 429', status: 429 }],
  [
    'throttling',
    graphqlError('Throttled', 'THROTTLED'),
    { kind: 'graphql', message: 'Error calling Shopify: Throttled' },
  ],
  [
    'a cut connection',
    { kind: 'reset' } as const,
    { kind: 'network', message: 'Shopify could not be reached' },
  ],
])('a read is given up after two repetitions: %s', async (_name, answer, error) => {
  fake.always(answer);
  await expect(find()).rejects.toMatchObject(error);
  expect(fake.calls).toHaveLength(3);
});

test('a platform that never answers is left after the time allowed, and not asked again', async () => {
  fake.always({ kind: 'silence' });
  await expect(find({ timeoutMs: 40 })).rejects.toMatchObject({
    kind: 'timeout',
    message: 'Shopify did not answer within 0.04 s',
  });
  expect(fake.calls).toHaveLength(1);
});

test('Retry-After counts in seconds, up to five of them', async () => {
  fake.next(say(429, '', { 'Retry-After': '2.0' }), say(503, '', { 'Retry-After': '120' }));
  await find();
  expect(waits).toEqual([2000, 5000]);
});

test('a Retry-After that is no number leaves the usual pause', async () => {
  fake.next(say(429, '', { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }));
  await find({ random: () => 0 });
  expect(waits).toEqual([125]);
});

test.each([
  ['a cut connection', { kind: 'reset' } as const, {}],
  ['half a body', { kind: 'cut', body: '{"data":' } as const, {}],
  ['a server error', say(500), {}],
  ['silence', { kind: 'silence' } as const, { timeoutMs: 40 }],
])('a cart is never asked for twice: %s', async (_name, answer, options) => {
  fake.next(answer);
  await expect(buy(options)).rejects.toMatchObject({ name: 'StorefrontError' });
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ['too many requests', say(429)],
  ['throttling', graphqlError('Throttled')],
])('a cart that the platform refused to begin is asked for again: %s', async (_name, answer) => {
  fake.next(answer);
  expect(await buy()).toMatchObject({ id: 'gid://shopify/Cart/open?key=k1' });
  expect(fake.calls).toHaveLength(2);
});

test('a cart whose call could not even be sent is tried again', async () => {
  const nobody = await startFakeStorefront();
  await nobody.close();
  await expect(buy({ apiUrl: nobody.url })).rejects.toMatchObject({ kind: 'network' });
  expect(waits).toHaveLength(2);
});

test('another API version than asked is told once', async () => {
  fake.always({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2025-10' } });
  const shop = connect({ apiVersion: '2025-07' });
  await shop.findProduct({ handle: 'a' });
  await shop.findProduct({ handle: 'b' });
  expect(warnings).toEqual([
    [{ asked: '2025-07', answered: '2025-10' }, 'the storefront answers with another API version than asked'],
  ]);
});

test('the asked version, or none, is nothing to tell', async () => {
  fake.next({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2025-07' } });
  const shop = connect({ apiVersion: '2025-07' });
  await shop.findProduct({ handle: 'a' });
  await shop.findProduct({ handle: 'b' });
  expect(warnings).toEqual([]);
});

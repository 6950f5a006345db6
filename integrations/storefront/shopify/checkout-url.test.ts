import { expect, test } from 'vitest';
import { type CheckoutHome, normaliseCheckoutUrl } from './checkout-url.ts';

const live: CheckoutHome = { kind: 'live', permanentDomain: 'bio-life.myshopify.com' };
const embedded: CheckoutHome = {
  kind: 'embedded',
  storeUrl: 'http://localhost:3000',
  storeUrlIsSet: false,
};
const atHome: CheckoutHome = {
  kind: 'embedded',
  storeUrl: 'https://shop.biolife.example',
  storeUrlIsSet: true,
};
const normalise = (raw: string, home: CheckoutHome, visitorOrigin?: string) =>
  normaliseCheckoutUrl(raw, { home, visitorOrigin, providerName: 'Shopify' });

test.each([
  [
    'https://bio-life.myshopify.com/cart/c/abc?key=1',
    'https://bio-life.myshopify.com/cart/c/abc?key=1&channel=online_store',
  ],
  [
    'http://bio-life.myshopify.com/cart/c/abc',
    'https://bio-life.myshopify.com/cart/c/abc?channel=online_store',
  ],
  [
    'https://www.biolife.example/cart/c/abc?key=1',
    'https://bio-life.myshopify.com/cart/c/abc?key=1&channel=online_store',
  ],
  [
    'http://user:secret@127.0.0.1:4100/checkouts/x#top',
    'https://bio-life.myshopify.com/checkouts/x?channel=online_store',
  ],
  [
    'https://bio-life.myshopify.com/c?key=a%20b&channel=online_store&z=1',
    'https://bio-life.myshopify.com/c?key=a%20b&channel=online_store&z=1',
  ],
  [
    'https://bio-life.myshopify.com/c?channel=other&channel=online_store&key=1',
    'https://bio-life.myshopify.com/c?channel=online_store&key=1',
  ],
])('live: %s', (raw, expected) => {
  expect(normalise(raw, live)).toBe(expected);
});

test('embedded: loopback keeps http and the store’s own origin', () => {
  expect(normalise('http://localhost:3000/checkouts/abc', embedded)).toBe(
    'http://localhost:3000/checkouts/abc?channel=online_store',
  );
  expect(normalise('http://127.0.0.1:3000/checkouts/abc', embedded)).toBe(
    'http://localhost:3000/checkouts/abc?channel=online_store',
  );
});

test('embedded: without an address set by the owner the visitor’s own is kept', () => {
  expect(normalise('http://localhost:3000/checkouts/abc?k=1', embedded, 'http://192.168.1.5:3000')).toBe(
    'http://192.168.1.5:3000/checkouts/abc?k=1&channel=online_store',
  );
  expect(normalise('http://localhost:3000/checkouts/abc', embedded, 'javascript:alert(1)')).toBe(
    'http://localhost:3000/checkouts/abc?channel=online_store',
  );
});

test('embedded: the address that the owner set wins', () => {
  expect(normalise('http://127.0.0.1:3000/checkouts/abc', atHome, 'http://localhost:3000')).toBe(
    'https://shop.biolife.example/checkouts/abc?channel=online_store',
  );
  expect(normalise('https://shop.biolife.example/checkouts/abc', atHome)).toBe(
    'https://shop.biolife.example/checkouts/abc?channel=online_store',
  );
});

test.each([
  ['', live],
  ['garbage', live],
  ['/cart/c/abc', live],
  ['//bio-life.myshopify.com/c', live],
  ['javascript:alert(1)', live],
  ['data:text/html,x', live],
  ['ftp://bio-life.myshopify.com/c', live],
  ['https://', live],
  ['https://evil.example/checkouts/abc', embedded],
  ['http://localhost.evil.example/checkouts/abc', embedded],
  ['http://localhost:3000@evil.example/', embedded],
  ['https://evil.example/checkouts/abc', atHome],
  ['javascript://localhost/%0aalert(1)', embedded],
])('%s is no checkout address', (raw, home) => {
  expect(() => normalise(raw, home)).toThrow('No checkout URL returned from Shopify');
});

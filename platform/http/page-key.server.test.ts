import { expect, test } from 'vitest';
import { MAX_QUERY_LENGTH, pageKey } from './page-key.server.ts';

const store = 'https://biolife.example';
const keyOf = (path: string) => pageKey(`http://visitor.example${path}`, store)?.key;

test('parameters a page does not read are no part of it', () => {
  expect(keyOf('/?utm_source=mail')).toBe('/');
  expect(keyOf('/shop?sort=name-asc&fbclid=1')).toBe('/shop?sort=name-asc');
});

test('the order in which parameters were written does not matter', () => {
  expect(keyOf('/shop?sort=name-asc&page=2')).toBe(keyOf('/shop?page=2&sort=name-asc'));
});

test('empty parameters, slashes at the end and letters of another case name the same page', () => {
  expect(keyOf('/shop/?page=&sort=')).toBe('/shop');
  expect(keyOf('/SHOP?page=2')).toBe('/SHOP?page=2');
});

test("the data of a page has the page's parameters and the routes asked for", () => {
  expect(keyOf('/shop.data?page=2&utm_source=x&_routes=routes%2Fshop')).toBe(
    '/shop.data?_routes=routes%2Fshop&page=2',
  );
  expect(keyOf('/shop/_.data?page=2')).toBe('/shop.data?page=2');
  expect(keyOf('/_.data')).toBe('/_.data');
});

test('every page is rendered at the origin of the store, whatever host was asked', () => {
  expect(pageKey('http://evil.example/shop?page=2', store)?.url.href).toBe(
    'https://biolife.example/shop?page=2',
  );
});

test('a path that starts with two slashes names no other host and no other page', () => {
  const key = pageKey('http://visitor.example//evil.example', store);
  expect(key?.url.href).toBe('https://biolife.example//evil.example');
  expect(key?.key).toBe('//evil.example');
});

test('pages of one person are shared with nobody', () => {
  for (const path of [
    '/account',
    '/Account',
    '/account/orders',
    '/account.data',
    '/auth',
    '/checkouts/x',
    '/dev/mail',
  ])
    expect(keyOf(path), path).toBeUndefined();
  expect(keyOf('/accountants')).toBe('/accountants');
  expect(keyOf('/quiz?c=energy')).toBe('/quiz');
});

test('searches are shared but not kept: there is no end to them', () => {
  expect(pageKey('http://a.example/shop?q=tea', store)).toMatchObject({ key: '/shop?q=tea', keep: false });
  expect(pageKey('http://a.example/shop', store)).toMatchObject({ keep: true });
  expect(pageKey('http://a.example/product/tea?variant=7&q=x', store)).toMatchObject({
    key: '/product/tea?variant=7',
    keep: false,
  });
});

test('a search of 10,000 characters is cut', () => {
  const key = pageKey(`http://a.example/shop?q=${'x'.repeat(10_000)}`, store);
  expect(key?.url.searchParams.get('q')).toHaveLength(MAX_QUERY_LENGTH);
});

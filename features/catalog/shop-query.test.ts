import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, readShopQuery, writeShopQuery } from './shop-query.ts';

const read = (query: string) => readShopQuery(new URLSearchParams(query));

test('an address without a query is the first page of everything', () => {
  expect(read('')).toEqual({ collection: undefined, category: undefined, q: '', sort: 'featured', page: 1 });
});

test.each([
  ['page=-3', 1],
  ['page=abc', 1],
  ['page=1e9', 1],
  ['page=7', 7],
  ['page=99999', 10_000],
])('%s is page %i', (query, page) => {
  expect(read(query).page).toBe(page);
});

test('an unknown order and a malformed collection are read as absent', () => {
  expect(read('sort=drop+table&collection=%27or+1%3D1')).toMatchObject({
    sort: 'featured',
    collection: undefined,
  });
});

test('a search of 10,000 characters is cut', () => {
  expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(MAX_SEARCH_LENGTH);
});

test('what is written reads back, and defaults are not written', () => {
  const query = {
    collection: '287822348382',
    category: 'sleep',
    q: 'magnesium & zinc',
    sort: 'price-low',
    page: 3,
  } as const;
  expect(read(writeShopQuery(query))).toEqual(query);
  expect(writeShopQuery({ q: '', sort: 'featured', page: 1 })).toBe('');
});

test('any query string gives a sane page', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (page, sort, collection) => {
      const query = readShopQuery(new URLSearchParams({ page, sort, collection }));
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(10_000);
      expect(Number.isInteger(query.page)).toBe(true);
    }),
  );
});

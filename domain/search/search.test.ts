import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { filterShop, matchConditions, matchProducts, namesFirst, snippet } from './match.ts';
import { suggestProducts } from './suggest.ts';

const magnesium = makeProduct({
  title: 'Magnesium Glycinate',
  handle: 'magnesium-glycinate',
  description: 'For restful nights.',
});
const rest = makeProduct({
  title: 'Deep Rest',
  handle: 'deep-rest',
  description: 'Powder with magnesium for the evening.',
});
const turmeric = makeProduct({
  title: 'Turmeric Root',
  handle: 'turmeric-root',
  description: 'Golden powder.',
});
const all = [rest, turmeric, magnesium];
const titles = (products: { title: string }[]) => products.map(({ title }) => title);

test('names come before descriptions', () => {
  expect(titles(matchProducts(all, 'MAGNESIUM'))).toEqual(['Magnesium Glycinate', 'Deep Rest']);
});

test('every word may stand in another place', () => {
  expect(titles(matchProducts(all, 'evening powder'))).toEqual(['Deep Rest']);
  expect(titles(matchProducts(all, 'turmeric-root'))).toEqual(['Turmeric Root']);
});

test('accents do not matter', () => {
  expect(matchProducts([makeProduct({ title: 'Açaí Berry' })], 'acai')).toHaveLength(1);
});

test.each(['', '   ', 'nothing like it'])('%j matches nothing', (query) => {
  expect(matchProducts(all, query)).toEqual([]);
});

test('the shop looks at title and description, in the order of the list', () => {
  expect(titles(filterShop(all, 'powder'))).toEqual(['Deep Rest', 'Turmeric Root']);
  expect(filterShop(all, 'deep-rest')).toEqual([]);
  expect(filterShop(all, ' ')).toEqual(all);
});

test('in the featured list a searched name comes first, and Honeycombs still last', () => {
  const honey = makeProduct({ title: 'Magnesium Honey', vendor: 'Honeycombs' });
  expect(titles(namesFirst([honey, rest, magnesium], 'magnesium'))).toEqual([
    'Magnesium Glycinate',
    'Deep Rest',
    'Magnesium Honey',
  ]);
  expect(namesFirst([honey, rest], '')).toEqual([honey, rest]);
});

test('what was typed is text, never a pattern', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(() => [
        matchProducts(all, query),
        filterShop(all, query),
        suggestProducts(all, query, 3),
      ]).not.toThrow();
    }),
  );
});

test('conditions match by name and keyword', () => {
  const conditions = [
    { name: 'Blood Sugar', href: '/conditions/blood-sugar', keywords: ['glucose', 'diabetes'] },
    { name: 'Sleep', href: '/conditions/sleep', keywords: ['insomnia'] },
  ];
  expect(matchConditions(conditions, 'gluc').map(({ name }) => name)).toEqual(['Blood Sugar']);
  expect(matchConditions(conditions, 'SLEEP').map(({ name }) => name)).toEqual(['Sleep']);
  expect(matchConditions(conditions, '')).toEqual([]);
});

test('a snippet has 60 characters', () => {
  expect(snippet('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  expect(snippet('short')).toBe('short');
});

test.each([
  ['magnesum', 'Magnesium Glycinate'],
  ['tumeric', 'Turmeric Root'],
  ['tumreic', 'Turmeric Root'],
  ['turmerik', 'Turmeric Root'],
  ['glycinite magnesium', 'Magnesium Glycinate'],
])('%s suggests %s', (typed, title) => {
  expect(suggestProducts(all, typed, 3)[0]?.title).toBe(title);
});

test.each(['xqz', 'elephant', ''])('%j suggests nothing', (typed) => {
  expect(suggestProducts(all, typed, 3)).toEqual([]);
});

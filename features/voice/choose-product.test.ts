import { expect, test } from 'vitest';
import { chooseProduct } from './choose-product.ts';

const products = [
  'Vitamin D3 + K2',
  'Heart & Soul Omega-3',
  'Strength of a Man',
  'Strength of a Woman',
  'Deep Rest',
  'Magnesium Glycinate',
  'Iron Gentle',
  'Blood Pressure Heart Support',
].map((title) => ({ title, handle: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }));

const meant = (name: string) => {
  const chosen = chooseProduct(name, products);
  return chosen.kind === 'one'
    ? chosen.product.title
    : chosen.kind === 'several'
      ? chosen.products.map(({ title }) => title)
      : chosen.kind;
};

test.each([
  ['deep rest', 'Deep Rest'],
  ['the vitamin d three', 'Vitamin D3 + K2'],
  ['omega three', 'Heart & Soul Omega-3'],
  ['magnesium', 'Magnesium Glycinate'],
  ['magnesium glycinade', 'Magnesium Glycinate'],
  ['strength of a woman', 'Strength of a Woman'],
  ['iron-gentle', 'Iron Gentle'],
])('%j means %s', (name, title) => {
  expect(meant(name)).toBe(title);
});

test('two that are as good are asked about', () => {
  expect(meant('strength')).toEqual(['Strength of a Man', 'Strength of a Woman']);
});

test.each(['lawn mower', '', 'the', 'constructor', '__proto__', 'toString'])('%j means none', (name) => {
  expect(meant(name)).toBe('none');
});

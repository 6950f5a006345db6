import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { relatedProducts } from './related.ts';

const magnesium = makeProduct({
  title: 'Magnesium Glycinate',
  description: 'Restful evenings and easy muscles.',
});
const magnesiumSky = makeProduct({ title: 'Magnesium Sky', description: 'Five forms of magnesium.' });
const rest = makeProduct({ title: 'Deep Rest', description: 'Evenings that end early.' });
const fiber = makeProduct({ title: 'Baobab Fiber', description: 'For the gut.' });
const soldOut = makeProduct({
  title: 'Magnesium Oil',
  description: 'Magnesium evenings.',
  availableForSale: false,
});

test('what shares most words comes first, what is sold out last, the product itself never', () => {
  const all = [fiber, soldOut, magnesium, rest, magnesiumSky];
  expect(relatedProducts(magnesium, all).map(({ title }) => title)).toEqual([
    'Magnesium Sky',
    'Deep Rest',
    'Baobab Fiber',
    'Magnesium Oil',
  ]);
});

test('four are shown, out of the first fifty', () => {
  const many = Array.from({ length: 60 }, () => makeProduct());
  const late = makeProduct({
    title: 'Magnesium Glycinate Late',
    description: 'Restful evenings and easy muscles.',
  });
  const related = relatedProducts(magnesium, [...many, late]);
  expect(related).toHaveLength(4);
  expect(related).not.toContain(late);
});

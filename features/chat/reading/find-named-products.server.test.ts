import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { findNamedProducts, withNameOfItsOwn, withoutNames } from './find-named-products.server.ts';

const moveIt = makeProduct({ title: 'Move It L-Carnitine Liquid', handle: 'move-it' });
const sorrel = makeProduct({ title: 'Sorrel Calm', handle: 'sorrel-calm' });
const named = (plain: string) => findNamedProducts(plain, [moveIt, sorrel]);

test('a product is named by its title or its short name', () => {
  expect(named('what is in sorrel calm and the move it')).toEqual([sorrel, moveIt]);
  expect(named('move it')).toEqual([moveIt]);
  expect(named('does move it have caffeine')).toEqual([moveIt]);
});

test('everyday words that a product is called after name none by themselves', () => {
  expect(named('how do i move it over to my name')).toEqual([]);
  expect(named('had me a coffee would that move it up')).toEqual([]);
});

test('a name of its own says more than what is inside', () => {
  const blackSeed = makeProduct({ title: 'Black Seed Oil', handle: 'black-seed-oil' });
  const glycinate = makeProduct({ title: 'Magnesium Glycinate', handle: 'magnesium-glycinate' });
  expect(withNameOfItsOwn([blackSeed, sorrel, glycinate, moveIt])).toEqual([sorrel, moveIt]);
});

test('the last word of its title belongs to a short name that it stands behind', () => {
  const protein = makeProduct({ title: 'Lean & Strong Plant Protein', handle: 'lean-and-strong' });
  expect(withoutNames('whats in the lean and strong protein', [protein])).toBe('whats in the it');
  expect(withoutNames('how much protein is in lean and strong', [protein])).toBe('how much protein is in it');
});

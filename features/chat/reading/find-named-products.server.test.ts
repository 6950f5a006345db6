import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { findNamedProducts } from './find-named-products.server.ts';

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
});

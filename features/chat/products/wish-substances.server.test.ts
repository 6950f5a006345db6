import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { fitsWish, substancesForWish } from './wish-substances.server.ts';

test.each([
  ['sumn for cramps', 'magnesium'],
  ['yo what yall got for the gym', 'protein'],
  ['anything to grow my hips', 'protein'],
  ['my feet stay cold', 'beetroot'],
  ['something for a sore throat', 'propolis'],
])('“%s” wants %s first', (said, substance) => {
  expect(substancesForWish(said)[0]).toBe(substance);
});

test('what is no such wish wants nothing', () => {
  expect(substancesForWish('do you have vitamin d')).toEqual([]);
});

test('what is called after the substance fits better than what holds none of it', () => {
  const fit = fitsWish(['magnesium']);
  expect(fit(makeProduct({ title: 'Magnesium Citrate', description: 'Magnesium 100 mg' }))).toBeGreaterThan(
    0,
  );
  expect(fit(makeProduct({ title: 'Calm Night', description: 'Chamomile 100 mg' }))).toBe(0);
});

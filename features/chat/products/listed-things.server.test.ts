import { expect, test } from 'vitest';
import { makeProduct } from '#tests/support/make-product.ts';
import { labelOf } from '#features/catalog/label-of.server.ts';
import {
  linesListing,
  linesOfNone,
  thingNamed,
  thingsNotWanted,
  withoutExclusions,
} from './listed-things.server.ts';

const label = labelOf(
  makeProduct({
    title: 'Drink',
    description:
      'Supplement facts\nServing size: 1 scoop\nTotal sugars 2 g\nAdded sugars 0 g\nZinc 5 mg\nOther ingredients: cane sugar, gelatin, red 40.',
  }),
);

test.each([
  ['sugar free gummies', ['sugar']],
  ['a protein powder without artificial sweeteners', ['artificial sweetener']],
  ['no added sugar please', ['added sugar']],
  ['i dont want no dye in it', ['dye']],
  ['vitamins with gelatin', []],
  ['does it have sugar', []],
  ["collagen that ain't from pork", ['pork']],
  ['is the collagen from pork', []],
  ['zinc without gelatin or dye', ['gelatin']],
])('%s: %j', (plain, things) => {
  expect(thingsNotWanted(plain)).toEqual(things);
});

test('the same words say the same when they are asked again', () => {
  const asked = () => thingsNotWanted('sugar free gummies');
  expect([asked(), asked()]).toEqual([['sugar'], ['sugar']]);
});

test('a wish without what it does without', () => {
  expect(withoutExclusions('sugar free gummies for hair')).toBe('gummies for hair');
  expect(withoutExclusions('what you got for energy that wont have me up all night')).toBe(
    'what you got for energy',
  );
  expect(withoutExclusions('something to help me wake up')).toBe('something to help me wake up');
});

test('the longer name of a thing counts', () => {
  expect(thingNamed('any added sugar in there')?.words).toBe('added sugar');
  expect(thingNamed('is there zinc in there')).toBeUndefined();
});

test('what a label counts as nothing it does not list', () => {
  expect(linesListing(label, 'sugar')).toEqual(['Total sugars, 2 g']);
  expect(linesListing(label, 'added sugar')).toEqual([]);
  expect(linesOfNone(label, 'added sugar')).toEqual(['Added sugars, 0 g']);
  expect(linesListing(label, 'gelatin')).toEqual(['gelatin']);
  expect(linesListing(label, 'dye')).toEqual(['red 40']);
  expect(linesListing(label, 'stevia')).toEqual([]);
});

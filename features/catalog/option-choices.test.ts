import { expect, test } from 'vitest';
import { makeVariant } from '#tests/support/make-product.ts';
import { optionChoices } from './option-choices.ts';

const variant = (Size: string, Taste: string, availableForSale = true) =>
  makeVariant({
    id: `${Size} ${Taste}`,
    availableForSale,
    selectedOptions: [
      { name: 'Size', value: Size },
      { name: 'Taste', value: Taste },
    ],
  });
const product = {
  options: [
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Taste', values: ['Mint', 'Lime', 'Plain'] },
  ],
  variants: [
    variant('Small', 'Mint'),
    variant('Small', 'Lime', false),
    variant('Large', 'Lime'),
    variant('Large', 'Plain'),
  ],
};
const chosen = product.variants[0];
const leadsTo = (place: number, from = chosen) =>
  optionChoices(product, from)[place]?.values.map((one) => [one.value, one.variant?.id, one.selected]);

test('the first choice is always open, and what is below follows it', () => {
  expect(leadsTo(0)).toEqual([
    ['Small', 'Small Mint', true],
    ['Large', 'Large Lime', false],
  ]);
  // The same taste where it exists.
  expect(leadsTo(0, product.variants[1])).toEqual([
    ['Small', 'Small Lime', true],
    ['Large', 'Large Lime', false],
  ]);
});

test('a combination that does not exist cannot be chosen, a sold-out one can', () => {
  expect(leadsTo(1)).toEqual([
    ['Mint', 'Small Mint', true],
    ['Lime', 'Small Lime', false],
    ['Plain', undefined, false],
  ]);
});

test('every variant can be reached from every other one', () => {
  for (const from of product.variants)
    for (const to of product.variants) {
      const sized = optionChoices(product, from)[0]?.values.find(
        ({ variant: one }) => one?.selectedOptions[0]?.value === to.selectedOptions[0]?.value,
      )?.variant;
      const tasted = optionChoices(product, sized)[1]?.values.find(
        ({ value }) => value === to.selectedOptions[1]?.value,
      )?.variant;
      expect(tasted?.id).toBe(to.id);
    }
});

import { expect, test } from 'vitest';
import { foods } from './foods.data.ts';
import { nutrients } from './nutrients.ts';

const ways = foods.flatMap(({ as }) => as);

test('each food, and each name of one, stands there once', () => {
  const ids = foods.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const forms = foods.flatMap((food) => [...new Set(food.forms)]);
  const twice = forms.filter((form, at) => forms.indexOf(form) !== at);
  expect(twice).toEqual([]);
});

test('each way of eating one has a figure for each nutrient, or none', () => {
  expect(ways.length).toBeGreaterThan(1000);
  for (const { per100g } of ways) expect(per100g).toHaveLength(nutrients.length);
});

test('100 g hold no more than 100 g', () => {
  const grams = nutrients.flatMap(({ unit, id }, at) =>
    unit === 'g' && ['protein', 'fat', 'carbohydrate'].includes(id) ? [at] : [],
  );
  for (const { name, per100g } of ways)
    expect(
      grams.reduce((sum, at) => sum + (per100g[at] ?? 0), 0),
      name,
    ).toBeLessThanOrEqual(101);
});

test('figures are those of USDA, in the order of the nutrients', () => {
  const plantain = ways.find(({ ndb }) => ndb === '09278');
  const of = (id: string) => plantain?.per100g[nutrients.findIndex((one) => one.id === id)];
  // Plantains, cooked: https://fdc.nal.usda.gov/ (SR 09278).
  expect([of('calories'), of('potassium'), of('fiber'), of('vitamin-c')]).toEqual([116, 465, 2.3, 10.9]);
});

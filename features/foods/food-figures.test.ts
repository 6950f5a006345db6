import { describe, expect, test } from 'vitest';
import { inOneForm } from '#platform/text/in-one-form.ts';
import { foodFigures } from './food-figures.ts';

const answer = (message: string, ...earlier: string[]) =>
  foodFigures(inOneForm(message), earlier.map(inOneForm))?.answer;

describe('how much of a nutrient a food has', () => {
  test.each([
    [
      'how much potassium is in a green plantain, boiled not fried',
      'of boiled plantain has about 930 mg of potassium: 20% of the Daily Value, which counts as high',
    ],
    ['is callaloo high in iron', 'of boiled callaloo (amaranth leaves) has about 3 mg of iron: 17%'],
    ['okra fiber', 'of boiled okra has about 2 g of fiber'],
    ['how much sugar in 3 dates', 'g of sugar'],
    ['turnip greens got vitamin K?', 'of boiled turnip greens has about 529 mcg of vitamin K'],
    [
      'how much carbohydrate is in 200g of boiled white yam',
      '200 g of boiled white yam (not the orange sweet potato) has about 55 g of carbohydrate',
    ],
    ['how much b12 is in spirulina', 'There is no vitamin B12 in dried spirulina.'],
    ['mackerel vitamin D', 'USDA has no figure for vitamin D in baked Atlantic mackerel.'],
  ])('%s', (message, told) => {
    expect(answer(message)).toContain(told);
  });
});

describe('which has more', () => {
  test.each([
    ['callaloo have more iron dan spinach', 'there is more iron in boiled spinach than in boiled callaloo'],
    ['which has less sugar, watermelon or pineapple', 'there is least sugar in watermelon'],
    ['is boiled plantain lower in calories then fried', 'calories in boiled plantain'],
    ['kale or spinach for calcium', 'there is more calcium in boiled spinach'],
    ['difference between ogbono and okra in terms of fiber', 'Of the other one I have no figures.'],
    ['is spinach or callaloo better', 'more calcium, potassium and vitamin C in boiled callaloo'],
  ])('%s', (message, told) => {
    expect(answer(message)).toContain(told);
  });
});

test('what is in it at all', () => {
  expect(answer('what vitamins are in soursop')).toContain('It is high in vitamin C');
  expect(answer('nutrition facts of okra')).toContain('calories');
});

describe('behind another message', () => {
  test.each([
    ['and plantain?', 'how much potassium in boiled yam', 'potassium', 'plantain'],
    ['what about the potassium', 'prune fiber', 'potassium', 'prunes'],
    ['which got more iron', 'is goat meat better than beef, nutrition wise', 'iron', 'goat'],
    ['how much', 'sweet potato got vitamin a right', 'vitamin A', 'sweet potato'],
  ])('%s', (message, before, nutrient, food) => {
    expect(answer(message, before)).toContain(nutrient);
    expect(answer(message, before)).toContain(food);
  });
  test('a nutrient alone asks of no food where no figures were asked', () => {
    expect(answer('iron too, ok?', 'I drink milk with all my pills')).toBeUndefined();
  });
});

test('two foods behind an illness are no matter of all that is in them', () => {
  const asked = 'what about cassava or plantain, which is better';
  expect(answer(asked)).toContain('Weight for weight');
  expect(answer(asked, 'doctor said prediabetes, my a1c is 6.1')).toBeUndefined();
});

test.each([
  'does coffee block iron',
  'how much iron do I need a day',
  'do your gummies have sugar',
  'collards for low iron',
  'cinnamon for my sugar',
  'is red yeast rice good for cholesterol',
  'how long do I boil saltfish to get the salt out',
  'can I take iron with milk',
  'calories in oxtail with the gravy',
  'my cholesterol is high, is shrimp off limits',
  'what foods have B12 besides liver',
  'do prunes work better than prune juice',
])('%s: no figure is asked for', (message) => {
  expect(answer(message)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { dailyValue, formatPercent } from './daily-values.ts';

test.each([
  ['Magnesium (as magnesium glycinate)', '300 mg', '71%'],
  ['Vitamin D3 (as cholecalciferol)', '50 mcg (2,000 IU)', '250%'],
  ['Vitamin K2 (as menaquinone-7)', '100 mcg', '83%'],
  ['Folate (as L-5-methyltetrahydrofolate)', '680 mcg DFE', '170%'],
  ['Vitamin A (as beta-carotene)', '450 mcg RAE', '50%'],
  ['Vitamin B12', '1,000 mcg', '41,667%'],
  ['Potassium, as citrate', '99 mg', '2%'],
  ['Dietary fiber', '7 g', '25%'],
  ['Vitamin C', '0.2 mg', '<1%'],
  ['Added sugars', '0 g', '0%'],
])('%s %s is %s for adults', (name, amount, percent) => {
  const found = dailyValue({ name, amount }, 'adults');
  expect(found.ok && found.kind === 'percent' && formatPercent(found.percent)).toBe(percent);
});

test('pregnancy and nursing have values of their own', () => {
  const found = dailyValue({ name: 'Iron (as iron bisglycinate)', amount: '27 mg' }, 'pregnant-or-nursing');
  expect(found).toEqual({ ok: true, kind: 'percent', percent: 100 });
});

test('a herb has no Daily Value, calories and protein print none', () => {
  expect(dailyValue({ name: 'Hibiscus flower extract', amount: '500 mg' }, 'adults')).toEqual({
    ok: true,
    kind: 'not-established',
  });
  for (const name of ['Calories', 'Protein'])
    expect(dailyValue({ name, amount: '20' }, 'adults')).toEqual({ ok: true, kind: 'not-printed' });
});

test.each([
  ['Zinc', '11'],
  ['Zinc', '11 mcg'],
  ['Folate', '400 mcg'],
  ['Zinc', 'eleven mg'],
])('%s "%s" is in the wrong unit and says which one is right', (name, amount) => {
  const found = dailyValue({ name, amount }, 'adults');
  expect(!found.ok && found.problem).toMatch(/^must be a number of (mg|mcg DFE),/);
});

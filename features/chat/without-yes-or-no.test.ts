import { expect, test } from 'vitest';
import { withoutYesOrNo } from './without-yes-or-no.ts';

test.each([
  ['Yes, a small glass.', 'A small glass.'],
  ['No, because it thins the blood.', 'It thins the blood.'],
  ['Yes, but with food.', 'With food.'],
  ['Probably not, for we know of no clash.', 'We know of no clash.'],
  ['Yes, if your potassium is normal.', 'Only if your potassium is normal.'],
  ['Mostly in the morning.', 'Mostly in the morning.'],
])('%j says without its verdict %j', (answer, left) => {
  expect(withoutYesOrNo(answer)).toBe(left);
});

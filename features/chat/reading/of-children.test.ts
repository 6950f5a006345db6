import { expect, test } from 'vitest';
import { isOfChildrenAlone } from './of-children.ts';

test.each([
  ['can my teenage son take it', 'is brother daily okay for a man 71 years old', true],
  ['can my children take it', 'is it ok for my husband', true],
  ['can my children take it', 'is it ok for my grown son', false],
  ['can my teenage son take it', 'can a 15 year old take it', false],
  ['can my teenage son take it', 'is there 50 mg in it', false],
  ['can i take it in the morning', 'is it okay for a man 71 years old', false],
])('the page: %s; the message: %s', (question, asked, is) => {
  expect(isOfChildrenAlone(question, asked)).toBe(is);
});

import { expect, test } from 'vitest';
import { isOfOthersThanHere } from './of-others-than-here.ts';

test.each([
  [
    'can a teenager or athlete take magnesium for cramps',
    'can my mama take magnesium for her leg cramps she 81',
  ],
  ['is snoring in pregnancy normal', 'my wife say i snore like a freight train'],
  ['can somebody over 60 have an energy drink', 'he 16 can i just give him water'],
])('%j is not asked by %j', (question, talk) => {
  expect(isOfOthersThanHere(question, talk)).toBe(true);
});

test.each([
  ['can a teenager take zinc', 'would zinc help my son'],
  ['is snoring in pregnancy normal', 'im 30 weeks along and snoring'],
  ['what should a woman of 70 take', 'my mama is 81'],
  ['does magnesium help cramps', 'my mama is 81'],
])('%j may be asked by %j', (question, talk) => {
  expect(isOfOthersThanHere(question, talk)).toBe(false);
});

import { expect, test } from 'vitest';
import { asOneSentence } from './as-one-sentence.ts';

test.each([
  [
    'I take blood pressure medicine. What should I watch for?',
    'I take blood pressure medicine: what should I watch for?',
  ],
  ["Do Dr. Sebi's foods work?", "Do Dr. Sebi's foods work?"],
  ["Is St. John's wort safe with my pills?", "Is St. John's wort safe with my pills?"],
  ['Zinc.', 'Zinc.'],
])('%s', (question, quoted) => {
  expect(asOneSentence(question)).toBe(quoted);
});

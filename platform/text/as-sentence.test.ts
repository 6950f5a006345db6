import { expect, test } from 'vitest';
import { asSentence } from './as-sentence.ts';

test.each([
  ['Failed to get response', 'Failed to get response.'],
  ['Please try again.', 'Please try again.'],
  ['Thank You!', 'Thank You!'],
  ['Is it yours?', 'Is it yours?'],
])('%j becomes %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

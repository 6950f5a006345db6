import { expect, test } from 'vitest';
import { asksNothing } from './wish-or-remark.server.ts';

test.each([
  "I'm on it too, two years now. Do the drops work good as pills",
  'even if it gave me a rash',
  'so are these for men too',
  'what if my baby drinks it',
  'and is pomegranate the same',
  'but do mullein do anything',
])('"%s" asks', (message) => {
  expect(asksNothing(message)).toBe(false);
});

test.each([
  'she been going real hard in the gym',
  'that is all the doctor said',
  'I put mine in my lemonade',
  'my hair is the coily kind',
  'and is on metformin',
  'so is tired all the time',
])('"%s" only tells', (message) => {
  expect(asksNothing(message)).toBe(true);
});

import { expect, test } from 'vitest';
import { asksHowMany } from './how-many-asked.ts';
import { readProductQuestion } from './product-question.server.ts';

test.each([
  'ok and how many pills a day cause i gag',
  'is it one scoop or two and can she put it in hot coffee',
  'does it need water and how many scoops at night',
  'how many of it do i eat a day',
  'how many drops',
  'how many capsules am i supposed to take',
  'do i take 1 or 2 pills',
])('%j asks for the directions', (plain) => {
  expect(asksHowMany(plain)).toBe(true);
  expect(readProductQuestion(plain)?.kind).toBe('directions');
});

test.each([
  'how many capsules are in a bottle',
  'how many gummies come in it',
  'how many scoops in a bag',
  'how many carbs a day',
  'how much is it',
  'is it 5000 or 10000 mcg',
])('%j does not', (plain) => {
  expect(asksHowMany(plain)).toBe(false);
});

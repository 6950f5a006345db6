import { expect, test } from 'vitest';
import { asksWhatItIs } from './asks-what-it-is.server.ts';

test.each([
  ['what is iron for', 'iron'],
  ['whats mullein good for', 'mullein'],
  ['tell me about vitamin d', 'vitamin-d'],
  ['ok so what does biotin do for you', 'biotin'],
  ['what are probiotics', 'probiotics'],
])('%j asks about %s', (plain, substance) => {
  expect(asksWhatItIs(plain)).toBe(substance);
});

test.each([
  'what foods have iron',
  'what is iron overload',
  'what is the difference between iron and zinc',
  'what does the iron cost',
  'iron',
  'tell me about shipping',
  'what is your best magnesium',
])('%j asks about no substance in general', (plain) => {
  expect(asksWhatItIs(plain)).toBeUndefined();
});

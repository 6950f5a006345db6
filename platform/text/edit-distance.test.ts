import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['palmetto', 'palmetto', 0],
  ['plametto', 'palmetto', 1],
  ['elderbery', 'elderberry', 1],
  ['gingko', 'ginkgo', 1],
  ['glucosomine', 'glucosamine', 1],
  ['', 'maca', 4],
  ['pian', 'pain', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %i slips apart', (typed, meant, slips) => {
  expect(editDistance(typed, meant)).toBe(slips);
});

test('past its limit it says the limit, and below it the distance', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(2);
  expect(editDistance('kitten', 'sitting', 4)).toBe(3);
  expect(editDistance('plametto', 'palmetto', 2)).toBe(1);
});

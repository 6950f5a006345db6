import { expect, test } from 'vitest';
import { createKeyIndex } from './key-index.ts';

const words = Array.from({ length: 20_000 }, (_, number) => number.toString(36));

test('a key leads to each of its places, in their order', () => {
  const index = createKeyIndex([
    ['zinc', 7],
    ['iron', 2],
    ['zinc', 3],
  ]);
  expect(index.placesOf('zinc')).toEqual([3, 7]);
  expect(index.placesOf('iron')).toEqual([2]);
});

test('of many keys each leads to its own place, and an unknown one seldom anywhere', () => {
  const index = createKeyIndex(words.map((word, place) => [word, place]));
  expect(words.filter((word, place) => !index.placesOf(word).includes(place))).toEqual([]);
  const strangers = words.filter((word) => index.placesOf(`-${word}`).length > 0);
  expect(strangers.length).toBeLessThan(5);
});

test('nothing leads anywhere in an empty one', () => {
  expect(createKeyIndex([]).placesOf('zinc')).toEqual([]);
});

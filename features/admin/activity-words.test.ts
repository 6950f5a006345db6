import { expect, test } from 'vitest';
import { activityInWords, detailsInWords } from './activity-words.ts';

test('what was done is a sentence; what has none yet keeps its own name', () => {
  expect(activityInWords({ action: 'giveaway.draw', subject: 'giveaway-2025' })).toBe(
    'drew the winners of giveaway-2025',
  );
  expect(activityInWords({ action: 'constructor', subject: 'x' })).toBe('constructor x');
});

test('a change says from what to what, by the store’s time', () => {
  expect(
    detailsInWords({
      before: { drawingAt: '2025-12-13T17:00:00.000Z', enabled: true, prizes: [], name: 'As it was' },
      after: { drawingAt: null, enabled: false, prizes: ['a car', 'a trip'], name: 'As it was' },
    }),
  ).toEqual([
    'Drawing at: from December 13th, 2025 at 12:00 PM, New York time to nothing',
    'Enabled: from yes to no',
    'Prizes: from nothing to a car, a trip',
  ]);
});

test('whatever else was kept is told, line by line', () => {
  expect(detailsInWords({ entryCount: 12, winners: [{ prize: 'a car', entryId: 'x' }] })).toEqual([
    'Entry count: 12',
    'Winners: prize a car entryId x',
  ]);
  expect(detailsInWords({})).toEqual([]);
});

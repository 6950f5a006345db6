import { expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import { dateInWords, dayInWords, momentInWords } from './date-words.ts';

test.each([
  [1, 'December 1st'],
  [2, 'December 2nd'],
  [3, 'December 3rd'],
  [4, 'December 4th'],
  [11, 'December 11th'],
  [12, 'December 12th'],
  [13, 'December 13th'],
  [20, 'December 20th'],
  [21, 'December 21st'],
  [22, 'December 22nd'],
  [23, 'December 23rd'],
  [31, 'December 31st'],
])('day %i is %s', (day, words) => {
  expect(dayInWords(inNewYork(`2025-12-${String(day).padStart(2, '0')}T12:00:00`))).toBe(words);
});

test("the day is New York's, wherever the clock stands", () => {
  expect(dateInWords(new Date('2026-01-01T04:59:59Z'))).toBe('December 31st, 2025');
  expect(dateInWords(new Date('2026-01-01T05:00:00Z'))).toBe('January 1st, 2026');
});

test.each([
  ['2025-12-10T23:59:59', 'December 10th, 2025 at 11:59 PM, New York time'],
  ['2025-07-04T00:00:00', 'July 4th, 2025 at 12:00 AM, New York time'],
  ['2025-07-04T12:05:00', 'July 4th, 2025 at 12:05 PM, New York time'],
  ['2025-07-04T09:30:00', 'July 4th, 2025 at 9:30 AM, New York time'],
])('%s is %s', (local, words) => {
  expect(momentInWords(inNewYork(local))).toBe(words);
});

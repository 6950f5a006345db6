import { expect, test } from 'vitest';
import { inNewYork, newYorkClock, newYorkLocal } from './new-york.ts';

test.each([
  ['2025-10-31T23:59:59', '2025-11-01T03:59:59.000Z'],
  ['2025-12-10T23:59:59', '2025-12-11T04:59:59.000Z'],
  ['2025-03-09T01:59:59', '2025-03-09T06:59:59.000Z'],
  ['2025-03-09T03:00:00', '2025-03-09T07:00:00.000Z'],
  ['2025-11-02T03:00:00', '2025-11-02T08:00:00.000Z'],
])('%s in New York is %s', (local, utc) => {
  expect(inNewYork(local).toISOString()).toBe(utc);
});

test('the wall clock reads back what was set', () => {
  expect(newYorkClock(inNewYork('2025-07-04T09:05:07'))).toEqual({
    year: 2025,
    month: 7,
    day: 4,
    hour: 9,
    minute: 5,
    second: 7,
  });
});

test('what is no local time is refused', () => {
  expect(() => inNewYork('soon')).toThrow(RangeError);
});

test.each(['2025-10-31T23:59:59', '2025-07-04T09:05:07', '2026-01-01T00:00:00'])(
  'a date field shows %s again',
  (local) => {
    expect(newYorkLocal(inNewYork(local))).toBe(local);
  },
);

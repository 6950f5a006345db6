import { expect, test } from 'vitest';
import { eventDay } from './event-words.ts';

test('a moment is said as New York says it', () => {
  expect(eventDay('2026-12-06T02:30:00.000Z')).toEqual({
    month: 'Dec',
    day: 5,
    year: 2026,
    weekday: 'Saturday',
    time: '9:30 PM',
  });
  expect(eventDay('2026-07-01T16:05:00.000Z').time).toBe('12:05 PM');
});

test('a whole day has no time', () => {
  expect(eventDay('2026-11-10T05:00:00.000Z')).toMatchObject({ day: 10, time: null });
});

import { expect, test } from 'vitest';
import { isShownEvent } from './shown-event.ts';

const event = { eventDate: '2026-12-05T15:00:00.000Z', description: 'Words', location: 'Harlem, New York' };

test.each([
  'Harlem, New York',
  'Atlanta, Georgia',
  'Orlando, Florida',
  'Fort Lauderdale',
  'Doctor Horton Center',
  'Portland, OR',
  'Portland, OR 97201',
])('%s is a place', (location) => {
  expect(isShownEvent({ ...event, location })).toBe(true);
});

test.each([
  'Newark or online',
  'Newark, or online',
  'Newark OR online',
  'Newark, OR online',
  'TBD',
  'Hall (tbd), Newark',
  ' ',
  '',
  null,
])('%s is not', (location) => {
  expect(isShownEvent({ ...event, location })).toBe(false);
});

test('an event needs a date and a description that is not blank', () => {
  expect(isShownEvent({ ...event, eventDate: null })).toBe(false);
  expect(isShownEvent({ ...event, description: null })).toBe(false);
  expect(isShownEvent({ ...event, description: ' \n' })).toBe(false);
});

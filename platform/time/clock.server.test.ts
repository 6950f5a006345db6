import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2025-10-15', '2025-10-15T16:00:00.000Z'],
  ['2025-10-31T23:59:50', '2025-11-01T03:59:50.000Z'],
  ['2025-10-31T23:59:50Z', '2025-10-31T23:59:50.000Z'],
])('STORE_DATE=%s starts the store at %s, and time goes on from there', (storeDate, start) => {
  const clock = startClock(storeDate);
  expect(clock.now().toISOString()).toBe(start);
  vi.advanceTimersByTime(10_000);
  expect(clock.now().getTime() - new Date(start).getTime()).toBe(10_000);
});

test('without STORE_DATE the time is the real one', () => {
  expect(startClock(undefined).now().toISOString()).toBe('2026-05-01T00:00:00.000Z');
});

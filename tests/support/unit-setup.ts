import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** An error or warning that nobody expected fails the test: a test that wants one spies on the console itself. */
const silent = { error: vi.fn(), warn: vi.fn() };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(silent.error);
  vi.spyOn(console, 'warn').mockImplementation(silent.warn);
});

afterEach(() => {
  const calls = [...silent.error.mock.calls, ...silent.warn.mock.calls];
  silent.error.mockClear();
  silent.warn.mockClear();
  vi.restoreAllMocks();
  expect(calls, 'console.error or console.warn was called').toEqual([]);
});

// Files share a worker: what one has put in place of the clock or of a global ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

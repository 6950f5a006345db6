import { afterEach, expect, test, vi } from 'vitest';
import { areOfAnother, markGiveaway } from './giveaway-marks.ts';
import { readFlag, writeFlag } from './popup-flags.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('who entered one giveaway is asked for the next', () => {
  markGiveaway('first');
  writeFlag('kiaGiveawayCompleted', 'true');
  expect(areOfAnother('first')).toBe(false);
  expect(areOfAnother('second')).toBe(true);
  expect(areOfAnother(undefined)).toBe(false);
  markGiveaway('first');
  expect(readFlag('kiaGiveawayCompleted')).toBe('true');
  markGiveaway('second');
  expect(readFlag('kiaGiveawayCompleted')).toBeNull();
  expect(areOfAnother('second')).toBe(false);
});

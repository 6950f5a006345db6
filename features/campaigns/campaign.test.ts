import { expect, test } from 'vitest';
import { inNewYork } from '#platform/time/new-york.ts';
import { campaignPhase, isRunning, popupsRun } from './campaign.ts';

const at = (local: string) => inNewYork(local);
const until = (local: string) => ({
  enabled: true,
  startsAt: null,
  endsAt: at(local).toISOString(),
  popupsUntil: null,
});

test.each([
  ['2025-10-31T23:59:59', true],
  ['2025-11-01T00:00:00', false],
  ['2020-01-01T00:00:00', true],
])('a campaign to 31 Oct 2025 23:59:59 New York at %s: %s', (now, running) => {
  expect(isRunning(until('2025-10-31T23:59:59'), at(now))).toBe(running);
});

test('the last second lasts a whole second', () => {
  const end = at('2025-10-31T23:59:59');
  expect(isRunning(until('2025-10-31T23:59:59'), new Date(end.getTime() + 999))).toBe(true);
  expect(isRunning(until('2025-10-31T23:59:59'), new Date(end.getTime() + 1000))).toBe(false);
});

test('switched off it does not run, whatever its dates', () => {
  expect(isRunning({ ...until('2025-10-31T23:59:59'), enabled: false }, at('2025-10-15T12:00:00'))).toBe(
    false,
  );
});

test('before its start it is coming', () => {
  const window = { startsAt: at('2025-11-01T00:00:00').toISOString(), endsAt: null };
  expect(campaignPhase(window, at('2025-10-31T23:59:59'))).toBe('coming');
  expect(campaignPhase(window, at('2025-11-01T00:00:00'))).toBe('running');
});

test('popups stop at their own cut-off while the giveaway goes on', () => {
  const giveaway = { ...until('2025-12-12T23:59:59'), popupsUntil: at('2025-12-10T23:59:59').toISOString() };
  expect(popupsRun(giveaway, at('2025-12-10T23:59:59'))).toBe(true);
  expect(popupsRun(giveaway, at('2025-12-11T00:00:00'))).toBe(false);
  expect(isRunning(giveaway, at('2025-12-11T00:00:00'))).toBe(true);
});

import { expect, test } from 'vitest';
import type { TestCounts } from './test-reports.ts';
import { type TestRun, totalsOf } from './test-totals.ts';

const counts = (given: Partial<TestCounts> = {}): TestCounts => ({
  passed: ['server/a.test.ts: adds', 'server/b.test.ts: on PostgreSQL it adds'],
  failed: [],
  skipped: [],
  finished: true,
  ...given,
});
const run = (given: Partial<TestRun> = {}): TestRun => ({
  verified: true,
  unit: counts(),
  journeys: counts({ passed: ['a', 'b', 'c'] }),
  postgres: { ok: true },
  postgresRequired: false,
  ...given,
});

test('a good run ends with one line', () => {
  expect(totalsOf(run())).toEqual({
    ok: true,
    lines: [
      'Total: verify ok · unit 2 passed · PostgreSQL 1 passed · journeys 3 passed · 0 failed · 0 skipped',
    ],
  });
});

test('skipped and failed tests are named above the totals', () => {
  const { ok, lines } = totalsOf(
    run({ unit: counts({ skipped: ['x'] }), journeys: counts({ passed: [], failed: ['y'] }) }),
  );
  expect(ok).toBe(false);
  expect(lines).toEqual([
    'Skipped: x',
    'Failed: y',
    'Total: verify ok · unit 2 passed · PostgreSQL 1 passed · journeys 0 passed · 1 failed · 1 skipped',
  ]);
});

test('without PostgreSQL the run says so and why, and passes unless it was required', () => {
  const without = run({ postgres: { ok: false, reason: 'none is installed' } });
  expect(totalsOf(without)).toMatchObject({ ok: true });
  expect(totalsOf(without).lines).toContain('Skipped: everything on PostgreSQL, because none is installed');
  expect(totalsOf(without).lines.at(-1)).toContain('PostgreSQL SKIPPED');
  expect(totalsOf({ ...without, postgresRequired: true })).toMatchObject({ ok: false });
});

test('a PostgreSQL on which no test ran does not count as required', () => {
  const nothing = run({ unit: counts({ passed: ['server/a.test.ts: adds'] }) });
  expect(totalsOf(nothing)).toMatchObject({ ok: true });
  expect(totalsOf({ ...nothing, postgresRequired: true })).toMatchObject({ ok: false });
});

test('what did not run or broke off is a failure that the line names', () => {
  const bad: [Partial<TestRun>, string][] = [
    [{ verified: false }, 'verify FAILED'],
    [{ unit: undefined }, 'unit NOT RUN'],
    [{ journeys: undefined }, 'journeys NOT RUN'],
    [{ journeys: counts({ finished: false }) }, 'journeys 2 passed and BROKE OFF'],
  ];
  for (const [given, words] of bad) {
    const { ok, lines } = totalsOf(run(given));
    expect(ok, words).toBe(false);
    expect(lines.at(-1)).toContain(words);
  }
});

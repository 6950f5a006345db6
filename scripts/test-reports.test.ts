import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

function reportFile(report: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestFile = (assertionResults: { fullName: string; status: string }[], status = 'passed') =>
  reportFile({ testResults: [{ name: '/project/server/a.test.ts', status, assertionResults }] });

test('unit tests are named by file and title', () => {
  const file = vitestFile([
    { fullName: 'adds', status: 'passed' },
    { fullName: 'subtracts', status: 'failed' },
    { fullName: 'divides', status: 'pending' },
    { fullName: 'multiplies', status: 'todo' },
  ]);
  expect(readVitestReport(file, 1, '/project')).toEqual({
    passed: ['server/a.test.ts: adds'],
    failed: ['server/a.test.ts: subtracts'],
    skipped: ['server/a.test.ts: divides', 'server/a.test.ts: multiplies'],
    finished: true,
  });
});

test('a test file that cannot be loaded counts as failed', () => {
  expect(readVitestReport(vitestFile([], 'failed'), 1, '/project')).toMatchObject({
    failed: ['server/a.test.ts'],
  });
});

test('a runner that fails without a failing test, or leaves no report, has broken off', () => {
  expect(readVitestReport(vitestFile([{ fullName: 'adds', status: 'passed' }]), 1, '/project')).toMatchObject(
    {
      finished: false,
    },
  );
  expect(readVitestReport('/nowhere.json', 0, '/project')).toMatchObject({ finished: false, passed: [] });
  expect(readPlaywrightReport(reportFile({ suites: [], errors: [{}] }), 1)).toMatchObject({
    finished: false,
  });
});

test('journeys are found in groups of groups, and one that passes only when repeated has failed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'mobile', status }] });
  const file = reportFile({
    errors: [],
    suites: [
      {
        file: 'shop.journey.ts',
        specs: [spec('buys', 'expected')],
        suites: [
          {
            file: 'shop.journey.ts',
            specs: [spec('sorts', 'flaky'), spec('filters', 'unexpected')],
            suites: [{ file: 'shop.journey.ts', specs: [spec('waits', 'skipped')] }],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: ['shop.journey.ts (mobile): buys'],
    failed: ['shop.journey.ts (mobile): sorts', 'shop.journey.ts (mobile): filters'],
    skipped: ['shop.journey.ts (mobile): waits'],
    finished: true,
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** What one runner did. Names are such that a reader finds the test. */
export interface TestCounts {
  passed: string[];
  failed: string[];
  skipped: string[];
  /** False when the runner broke off, or failed without a failing test. */
  finished: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

interface NamedResult {
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** Reads vitest's JSON report. `folder` is cut from the file names. */
export function readVitestReport(file: string, exitCode: number, folder: string): TestCounts {
  return readReport(file, exitCode, (report) => {
    const { testResults } = vitestReport.parse(report);
    return testResults.flatMap(({ name, status, assertionResults }): NamedResult[] => {
      const from = name.replace(`${folder}/`, '');
      // A file that cannot even be loaded has no test to fail.
      if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed'))
        return [{ name: from, outcome: 'failed' }];
      return assertionResults.map((result) => ({
        name: `${from}: ${result.fullName}`,
        outcome: result.status === 'passed' || result.status === 'failed' ? result.status : 'skipped',
      }));
    });
  });
}

/** Reads Playwright's JSON report. */
export function readPlaywrightReport(file: string, exitCode: number): TestCounts {
  return readReport(file, exitCode, (report) => playwrightReport.parse(report).suites.flatMap(resultsOf));
}

function resultsOf({ file, specs, suites = [] }: Suite): NamedResult[] {
  // One that passes only when repeated has failed once.
  const outcomes = {
    expected: 'passed',
    unexpected: 'failed',
    flaky: 'failed',
    skipped: 'skipped',
  } as const;
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file} (${projectName}): ${title}`,
      outcome: outcomes[status],
    })),
  );
  return [...own, ...suites.flatMap(resultsOf)];
}

function readReport(file: string, exitCode: number, parse: (report: unknown) => NamedResult[]): TestCounts {
  const results = existsSync(file) ? parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const named = (outcome: NamedResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map(({ name }) => name);
  const failed = named('failed');
  return {
    passed: named('passed'),
    failed,
    skipped: named('skipped'),
    finished: results.length > 0 && (exitCode === 0 || failed.length > 0),
  };
}

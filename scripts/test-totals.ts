import type { TestCounts } from './test-reports.ts';

export interface TestRun {
  verified: boolean;
  /** Undefined when it was not started, because an earlier part had to come first. */
  unit: TestCounts | undefined;
  journeys: TestCounts | undefined;
  /** Whether a PostgreSQL was there; without one, why not. */
  postgres: { ok: true } | { ok: false; reason: string };
  /** REQUIRE_POSTGRES: leaving that half out is a failure. */
  postgresRequired: boolean;
}

export interface Totals {
  ok: boolean;
  /** Skipped and failed tests by name, then the one line that sums everything up. */
  lines: string[];
}

/** Tests say in their names that they run on PostgreSQL. */
const ON_POSTGRES = /postgresql/i;

export function totalsOf(run: TestRun): Totals {
  const { unit, journeys, postgres } = run;
  const failed = [...(unit?.failed ?? []), ...(journeys?.failed ?? [])];
  const skipped = [...(unit?.skipped ?? []), ...(journeys?.skipped ?? [])];
  const onPostgres = postgres.ok ? (unit?.passed ?? []).filter((name) => ON_POSTGRES.test(name)).length : 0;
  const ok =
    run.verified &&
    unit?.finished === true &&
    journeys?.finished === true &&
    failed.length === 0 &&
    !(run.postgresRequired && onPostgres === 0);
  return {
    ok,
    lines: [
      ...skipped.map((name) => `Skipped: ${name}`),
      ...(postgres.ok ? [] : [`Skipped: everything on PostgreSQL, because ${postgres.reason}`]),
      ...failed.map((name) => `Failed: ${name}`),
      `Total: ${[
        `verify ${run.verified ? 'ok' : 'FAILED'}`,
        part('unit', unit),
        `PostgreSQL ${postgres.ok ? `${onPostgres} passed` : 'SKIPPED'}`,
        part('journeys', journeys),
        `${failed.length} failed`,
        `${skipped.length} skipped`,
      ].join(' · ')}`,
    ],
  };
}

function part(name: string, counts: TestCounts | undefined): string {
  if (!counts) return `${name} NOT RUN`;
  return `${name} ${counts.passed.length} passed${counts.finished ? '' : ' and BROKE OFF'}`;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserResult, ensureBrowser } from './browser.ts';
import { builtStamp, sourceStamp } from './build-stamp.ts';
import { answers, type PostgresResult, startThrowawayPostgres } from './postgres-server.ts';
import { projectRoot, runStep } from './run-step.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';
import { type TestRun, totalsOf } from './test-totals.ts';
import { verify } from './verify.ts';

/** `npm test`: verify, while it brings a PostgreSQL and a browser; then unit tests, browser journeys. The last line sums up. */
const stopping = new AbortController();
const stop = { signal: stopping.signal, graceMs: 15_000 };
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

/** Colours are for people at a terminal. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
const reports = mkdtempSync(path.join(tmpdir(), 'biolife-reports-'));
const { ok, lines } = totalsOf(await runEverything());
rmSync(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}`);
process.exitCode = ok ? 0 : 1;

async function runEverything(): Promise<TestRun> {
  const postgresRequired = process.env['REQUIRE_POSTGRES'] === '1';
  const run: TestRun = {
    verified: false,
    unit: undefined,
    journeys: undefined,
    postgres: { ok: false, reason: 'the tests did not come so far' },
    postgresRequired,
  };
  heading('verify');
  const bringing = bringPrograms();
  run.verified = await verify();
  const { postgres, browser } = await bringing;
  run.postgres = postgres.ok ? { ok: true } : postgres;
  // Without a build there is no store to test; the rest tells more than one thing in one run.
  const canTest = () => builtStamp() === sourceStamp() && !stop.signal.aborted;
  try {
    if (!canTest()) return run;
    heading(`unit tests${postgres.ok ? ', on PGlite and PostgreSQL' : ', on PGlite'}`);
    run.unit = await runVitest(postgres.ok ? postgres.server.url : undefined);
  } finally {
    if (postgres.ok) await postgres.server.stop();
  }
  if (!canTest()) return run;

  heading('journeys');
  if (browser.ok) run.journeys = await runPlaywright();
  else console.error(browser.reason);
  return run;
}

/** What a new machine lacks comes over the network while the checks use the processor: one after the other, because apt-get takes one at a time. */
async function bringPrograms(): Promise<{ postgres: PostgresResult; browser: BrowserResult }> {
  const postgres = await findPostgres();
  return { postgres, browser: await ensureBrowser() };
}

/** The server that TEST_DATABASE_URL names, or a throwaway one. */
async function findPostgres(): Promise<PostgresResult> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return startThrowawayPostgres();
  if (await answers(url)) return { ok: true, server: { url, stop: () => Promise.resolve() } };
  return { ok: false, reason: 'nothing answers at TEST_DATABASE_URL' };
}

async function runVitest(databaseUrl: string | undefined) {
  const file = path.join(reports, 'unit.json');
  const code = await runStep(
    'vitest',
    ['run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { TEST_DATABASE_URL: databaseUrl, ...plain },
    stop,
  );
  return readVitestReport(file, code, projectRoot);
}

async function runPlaywright() {
  const file = path.join(reports, 'journeys.json');
  const code = await runStep(
    'playwright',
    ['test', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stop,
  );
  return readPlaywrightReport(file, code);
}

function heading(text: string): void {
  const minutes = Math.floor(process.uptime() / 60);
  const seconds = String(Math.floor(process.uptime() % 60)).padStart(2, '0');
  console.log(`\n── ${text} (${minutes}:${seconds}) ──`);
}

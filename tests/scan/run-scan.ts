import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { captureStep } from '../../scripts/run-step.ts';
import { startStore } from '../../scripts/store-process.ts';
import { pages } from '../journeys/pages.ts';
import { markupProblems } from '../support/browser/markup.ts';
import { headerProblems } from './header-problems.ts';
import { readAudit } from './read-audit.ts';

/**
 * `npm run scan`: every page that a visitor may open, by its headers and its HTML, what is installed by the registry's advisories where it has
 * any, and the whole store by wapiti where Debian's package is installed. `-- --minutes 20` gives wapiti longer than four.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '4' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('Write --minutes as a number above 0.');
const WAPITI = '/usr/bin/wapiti';
/** What wapiti does by itself, but for its module `ssrf`, which asks a server of its makers. */
const ATTACKS = 'blindsql cookieflags csp exec file http_headers permanentxss redirect sql xss'.split(' ');
/** Of its time it spends so much on finding pages and forms; the attacks share the rest. */
const FINDING = 0.4;
/** Of the store's fifty and more products alone there are as many. */
const FEWEST_PAGES = 50;
/** Not pages: a file, an endpoint, what is not there, and a method that nobody takes. */
const OTHERS = [
  ['GET', '/healthz'],
  ['GET', '/sitemap.xml'],
  ['GET', '/api/search?q=zinc'],
  ['GET', '/nothing-is-called-this'],
  ['POST', '/api/newsletter'],
  ['DELETE', '/'],
] as const;
/** Browsers have dropped the first; the second is for https, and this store is asked without (tests/process/failing-page.test.ts has both). */
const ACCEPTED = /^(X-XSS-Protection|Strict-Transport-Security) is not set$/;
const wapitiReport = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() }))),
});

await ensureBuilt();
const store = await startStore({ LOG_LEVEL: 'silent' });
const problems: string[] = [];
try {
  problems.push(
    ...(await lookAtPages()),
    ...(await lookAtOthers()),
    ...(await askRegistry()),
    ...(await askWapiti()),
  );
} finally {
  await store.stop();
}
say(problems.length === 0 ? 'Nothing was found.' : problems.join('\n'));
if (problems.length > 0) process.exitCode = 1;

async function lookAtPages(): Promise<string[]> {
  const open = pages.filter(({ as }) => as === undefined);
  const found: string[] = [];
  for (const { path: address, status = 200 } of open) {
    const answer = await fetch(store.url + address, { redirect: 'manual' });
    const html = await answer.text();
    found.push(
      ...headerProblems(answer.headers, { page: answer.status === status }).map(
        (problem) => `${address}: ${problem}`,
      ),
    );
    if (answer.status === status)
      found.push(...(await markupProblems(html)).map((problem) => `${address}: ${problem}`));
  }
  say(`${open.length} pages: headers and HTML`);
  return found;
}

async function lookAtOthers(): Promise<string[]> {
  const found: string[] = [];
  for (const [method, address] of OTHERS) {
    const answer = await fetch(store.url + address, { method, redirect: 'manual' });
    await answer.arrayBuffer();
    const is5xx = answer.status >= 500 ? [`answers ${answer.status}`] : [];
    found.push(
      ...[...is5xx, ...headerProblems(answer.headers, { page: false })].map(
        (problem) => `${method} ${address}: ${problem}`,
      ),
    );
  }
  say(`${OTHERS.length} other answers: headers`);
  return found;
}

/** Of what the store runs with; tools of its engineers are not there when it runs. */
async function askRegistry(): Promise<string[]> {
  const { output } = await captureStep('npm', ['audit', '--omit=dev', '--json']);
  const found = readAudit(output);
  say(found ? `npm audit: ${found.length} found` : 'npm audit: this registry tells no advisories');
  return found?.map((problem) => `npm audit: ${problem}`) ?? [];
}

/** Its own opinion of everything it finds by following links and filling in forms. */
async function askWapiti(): Promise<string[]> {
  if (!existsSync(WAPITI)) {
    say('wapiti: not installed (apt-get install wapiti)');
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'biolife-wapiti-'));
  const file = path.join(folder, 'report.json');
  const seconds = (share: number) => String(Math.ceil(minutes * 60 * share));
  const asked = [
    '-u',
    `${store.url}/`,
    '-f',
    'json',
    '-o',
    file,
    '--max-scan-time',
    seconds(FINDING),
    // Each of them has so long.
    '--max-attack-time',
    seconds((1 - FINDING) / ATTACKS.length),
    '-m',
    ATTACKS.join(','),
    // It cannot read what is compressed with Brotli, and found no link on the start page.
    '-H',
    'accept-encoding: identity',
  ];
  const { output } = await captureStep(WAPITI, [
    ...asked,
    '--store-session',
    folder,
    '--no-bugreport',
    '-v',
    '0',
  ]);
  try {
    const { vulnerabilities } = wapitiReport.parse(JSON.parse(readFileSync(file, 'utf8')));
    const found = Object.entries(vulnerabilities).flatMap(([kind, list]) =>
      list
        .filter(({ info }) => !ACCEPTED.test(info))
        .map(({ path: where, info }) => `wapiti: ${kind}: ${where}: ${info}`),
    );
    const known = pagesKnown(folder);
    say(`wapiti: ${minutes} minutes, ${known} pages and requests, ${found.length} found`);
    // Otherwise it found nothing because it looked at nothing.
    return known < FEWEST_PAGES ? [...found, `wapiti found only ${known} pages`] : found;
  } catch {
    return [`wapiti gave no report:\n${output.trim().slice(-2000)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What it has found to look at, by the session that it keeps. */
function pagesKnown(folder: string): number {
  const [file] = globSync('*.db', { cwd: folder });
  if (file === undefined) return 0;
  const session = new DatabaseSync(path.join(folder, file), { readOnly: true });
  try {
    const row = session.prepare('select count(*) as pages from paths').get();
    return z.object({ pages: z.number() }).parse(row).pages;
  } finally {
    session.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

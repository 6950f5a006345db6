import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { type Figure, recordFigures } from './bench-record.ts';
import { installedBrowser } from './browser.ts';
import { freePort } from './free-port.ts';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** On these nothing may be found: they judge the page, whatever the machine does meanwhile. */
const FAULTLESS = ['accessibility', 'best-practices', 'seo'];
const QUIZ_RESULT = '/quiz#a=50-64&g=female&c=weight&c=energy&s=fatigue';

/** What a store of either kind is judged by. */
export const JUDGED_PAGES = {
  home: '/',
  shop: '/shop',
  product: '/product/beet-nitric',
  condition: '/conditions/blood-pressure',
  quizResult: QUIZ_RESULT,
};

/** What figures and faults of a page are told under. */
const nameOf = (page: string) => (page === QUIZ_RESULT ? 'quiz result' : page);

/** Of each page the median of so many visits counts. */
const VISITS = 3;
/** On a busy machine the browser's recording now and then lacks its beginning (NO_NAVSTART). */
const TRIES = 3;
/** What the simulated phone may find at most, and a peer's figures (peers.md) where that has such a page. */
const SPEED = [
  { audit: 'largest-contentful-paint', name: 'LCP ms', limit: 1800, digits: 0 },
  { audit: 'first-contentful-paint', name: 'FCP ms', limit: 1100, digits: 0 },
  { audit: 'cumulative-layout-shift', name: 'CLS', limit: 0.01, digits: 3 },
  { audit: 'total-blocking-time', name: 'TBT ms', limit: 50, digits: 0 },
] as const;
const PEER: Partial<Record<string, Partial<Record<string, number>>>> = {
  '/': { 'LCP ms': 2101, 'TBT ms': 2, performance: 97 },
  '/shop': { 'LCP ms': 2377, 'TBT ms': 0, performance: 97 },
  '/product/beet-nitric': { 'LCP ms': 1851, 'TBT ms': 12, performance: 99 },
};
const MIN_PERFORMANCE = 98;

interface Judged {
  /** Of the store, without a slash at its end. */
  url: string;
  pages: readonly string[];
  /** Stands before the names of figures and faults: stores of several kinds are told apart by it. */
  prefix?: string;
  browserArgs?: readonly string[];
}

/** Lighthouse's own phone on pages of a store: what it finds to mend, and how quick it thinks each is. Faults are in the lines too. */
export async function judgePages({
  url,
  pages,
  prefix = '',
  browserArgs = [],
}: Judged): Promise<{ ok: boolean; lines: string[] }> {
  const executablePath = installedBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Lighthouse tells whether a page may be kept for Back; Playwright switches that off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run', ...browserArgs],
  });
  try {
    const figures: Figure[] = [];
    const faults: string[] = [];
    for (const page of pages) {
      const name = `${prefix}${nameOf(page)}`;
      const reports: Report[] = [];
      for (let visit = 0; visit < VISITS; visit += 1) reports.push(await judge(`${url}${page}`, port));
      figures.push(
        ...speedOf(page, reports).map((figure) => ({ ...figure, name: `${prefix}${figure.name}` })),
      );
      const found = reports.slice(0, 1).flatMap(faultsIn);
      if (found.length > 0) faults.push(name, ...found);
    }
    return { ok: faults.length === 0, lines: [...recordFigures(figures), ...faults] };
  } finally {
    await browser.close();
  }
}

async function judge(url: string, port: number, triesLeft = TRIES - 1): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...FAULTLESS, 'performance'],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && triesLeft > 0) return judge(url, port, triesLeft - 1);
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  return result.lhr;
}

function speedOf(page: string, reports: Report[]): Figure[] {
  const subject = nameOf(page);
  const peer = PEER[page] ?? {};
  const withPeer = (name: string) => (peer[name] === undefined ? {} : { peer: peer[name] });
  const timed = SPEED.map(({ audit, name, limit, digits }) => ({
    name: `${subject} ${name}`,
    value: median(reports.map(({ audits }) => audits[audit]?.numericValue)),
    limit,
    digits,
    ...withPeer(name),
  }));
  const score = median(reports.map(({ categories }) => (categories['performance']?.score ?? 0) * 100));
  return [
    ...timed,
    {
      name: `${subject} performance`,
      value: score,
      limit: MIN_PERFORMANCE,
      atLeast: true,
      ...withPeer('performance'),
    },
  ];
}

function median(values: (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The audits that cost points, with what they point at. */
function faultsIn({ audits, categories }: Report): string[] {
  const judged = FAULTLESS.flatMap((id) => categories[id]?.auditRefs ?? []).map(({ id }) => id);
  judged.push('bf-cache');
  return Object.values(audits)
    .filter(({ id, score }) => judged.includes(id) && score !== null && score < 1)
    .map(({ id, title, details }) => `  ${id}: ${title} ${JSON.stringify(details ?? {}).slice(0, 1500)}`);
}

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { installedBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { startStore } from './store-process.ts';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** On these nothing may be found: they judge the page, whatever the machine does meanwhile. */
const FAULTLESS = ['accessibility', 'best-practices', 'seo'];
const PAGES = [
  '/',
  '/shop',
  '/product/beet-nitric',
  '/conditions/blood-pressure',
  '/learn/eye-health',
  '/faq',
];

/** Lighthouse's own phone on pages of every kind: what it finds to mend, and how quick it thinks each is. */
export async function benchLighthouse(): Promise<{ ok: boolean; lines: string[] }> {
  const store = await startStore({ LOG_LEVEL: 'error' });
  const executablePath = installedBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run'],
  });
  try {
    const lines = ['Lighthouse'.padEnd(28) + 'accessibility  best practices  SEO  speed'];
    let ok = true;
    for (const page of PAGES) {
      const { scores, faults } = await judge(`${store.url}${page}`, port);
      const faultless = FAULTLESS.every((id) => scores[id] === 1);
      ok &&= faultless;
      lines.push(lineOf(page, scores), ...(faultless ? [] : faults));
    }
    return { ok, lines };
  } finally {
    await browser.close();
    await store.stop();
  }
}

async function judge(url: string, port: number): Promise<{ scores: Scores; faults: string[] }> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...FAULTLESS, 'performance'],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, score])),
    faults: faultsIn(result.lhr),
  };
}

type Scores = Partial<Record<string, number | null>>;

function lineOf(page: string, scores: Scores): string {
  const percent = (id: string, width: number) =>
    Math.round((scores[id] ?? 0) * 100)
      .toString()
      .padStart(width);
  const columns = [
    percent('accessibility', 13),
    percent('best-practices', 16),
    percent('seo', 5),
    percent('performance', 7),
  ];
  return page.padEnd(28) + columns.join('');
}

/** The audits that cost points, with what they point at. */
function faultsIn({ audits, categories }: Report): string[] {
  const judged = FAULTLESS.flatMap((id) => categories[id]?.auditRefs ?? []).map(({ id }) => id);
  return Object.values(audits)
    .filter(({ id, score }) => judged.includes(id) && score !== null && score < 1)
    .map(({ id, title, details }) => `  ${id}: ${title} ${JSON.stringify(details ?? {}).slice(0, 1500)}`);
}

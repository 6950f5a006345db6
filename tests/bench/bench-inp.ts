import { chromium, type Page } from '@playwright/test';
import { type Figure, recordFigures } from '../../scripts/bench-record.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { startStore } from '../../scripts/store-process.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';

/**
 * `npm run bench:inp`. Interaction to next paint: from a press or a key to the picture that follows it, as the browser's Event Timing says it, on a phone's window
 * with the processor six times slower. Each thing a hand does most is done so often, on a page loaded anew each time.
 */
const TIMES = 8;
const SLOWER = 6;
/** Event Timing tells of nothing shorter, in milliseconds. */
const SHORTEST_MS = 16;
/** What the store promises at the 98th percentile, in milliseconds. */
const MAX_INP_MS = 100;

declare global {
  interface Window {
    interactions: { id: number; ms: number }[];
  }
}

interface Doing {
  name: string;
  path: string;
  /** What comes before, and is not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const doings: Doing[] = [
  {
    name: 'add to cart',
    path: '/product/biosilver',
    act: (page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click(),
  },
  {
    name: 'open the drawer',
    path: '/shop',
    act: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click(),
  },
  {
    name: 'next slide',
    path: '/',
    before: (page) => page.getByRole('button', { name: 'Next slide' }).first().scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('button', { name: 'Next slide' }).first().click(),
  },
  {
    name: 'press a chip',
    path: '/shop',
    act: (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2).click(),
  },
  {
    name: 'type in the search',
    path: '/shop',
    before: (page) => page.getByRole('searchbox', { name: 'Search supplements' }).focus(),
    act: (page) => page.keyboard.type('tea'),
  },
  {
    name: 'open the chat',
    path: '/shop',
    act: (page) => page.getByRole('button', { name: 'Open chat' }).click(),
  },
];

async function benchInp(): Promise<string[]> {
  await ensureBuilt();
  const store = await startStore({ LOG_LEVEL: 'error', STORE_DATE: '2026-02-01' });
  const browser = await chromium.launch(withPictures);
  try {
    const figures: Figure[] = [];
    for (const doing of doings) {
      const found: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const context = await browser.newContext({
          baseURL: store.url,
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
        });
        found.push(...(await measure(await context.newPage(), doing)));
        await context.close();
      }
      figures.push(
        { name: `INP ${doing.name}, median ms`, value: percentile(found, 0.5), limit: MAX_INP_MS },
        { name: `INP ${doing.name}, p98 ms`, value: percentile(found, 0.98), limit: MAX_INP_MS },
      );
    }
    return [`Interactions, processor ${SLOWER} times slower`, ...recordFigures(figures)];
  } finally {
    await browser.close();
    await store.stop();
  }
}

/**
 * How long each interaction of this doing took, in milliseconds. Those that the browser counts but does not time took less than 16, and are told as 16.
 * Throws where it counts none.
 */
async function measure(page: Page, { name, path, before, act }: Doing): Promise<number[]> {
  await page.addInitScript(() => {
    window.interactions = [];
    // TypeScript's library does not know the threshold yet.
    const watched = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          window.interactions.push({ id: entry.interactionId, ms: entry.duration });
    }).observe(watched);
  });
  await visit(page, path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await before?.(page);
  const counted = () => page.evaluate(() => performance.interactionCount);
  await page.evaluate(() => {
    window.interactions = [];
  });
  const countBefore = await counted();
  await act(page);
  // The observer hears of an interaction after its picture: two frames and a moment without work.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 200), { timeout: 5000 })),
        );
      }),
  );
  const heard = await page.evaluate(() => window.interactions);
  const longest = Map.groupBy(heard, ({ id }) => id);
  const all = [...longest.values()].map((events) => Math.max(...events.map(({ ms }) => ms)));
  const count = (await counted()) - countBefore;
  if (!(count > 0)) throw new Error(`The browser counted no interaction: ${name}`);
  return [...all, ...Array.from({ length: Math.max(0, count - all.length) }, () => SHORTEST_MS)];
}

function percentile(values: number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

process.stdout.write(`${(await benchInp()).join('\n')}\n`);

import { chromium, type Locator, type Page } from '@playwright/test';
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
/** As quick thumbs type. */
const BETWEEN_KEYS_MS = 150;
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
  /** What is pressed. */
  press: (page: Page) => Locator;
  /** After the press, which is not measured then. */
  type?: string;
}

const doings: Doing[] = [
  {
    name: 'add to cart',
    path: '/product/biosilver',
    press: (page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).first(),
  },
  {
    name: 'open the drawer',
    path: '/shop',
    press: (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }),
  },
  {
    name: 'next slide',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Next slide' }).first(),
  },
  {
    name: 'press a chip',
    path: '/shop',
    press: (page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2),
  },
  {
    name: 'type in the search',
    path: '/shop',
    press: (page) => page.getByRole('searchbox', { name: 'Search supplements' }),
    type: 'tea',
  },
  {
    name: 'open the chat',
    path: '/shop',
    press: (page) => page.getByRole('button', { name: 'Open chat' }),
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
async function measure(page: Page, { name, path, press, type }: Doing): Promise<number[]> {
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
  await moveTo(page, press(page));
  const mouse = page.mouse;
  if (type) {
    await mouse.down();
    await mouse.up();
    await settled(page);
  }
  const counted = () => page.evaluate(() => performance.interactionCount);
  await page.evaluate(() => {
    window.interactions = [];
  });
  const countBefore = await counted();
  if (type) {
    await page.keyboard.type(type, { delay: BETWEEN_KEYS_MS });
  } else {
    await mouse.down();
    await mouse.up();
  }
  await settled(page);
  const heard = await page.evaluate(() => window.interactions);
  const longest = Map.groupBy(heard, ({ id }) => id);
  const all = [...longest.values()].map((events) => Math.max(...events.map(({ ms }) => ms)));
  const count = (await counted()) - countBefore;
  if (!(count > 0)) throw new Error(`The browser counted no interaction: ${name}`);
  return [...all, ...Array.from({ length: Math.max(0, count - all.length) }, () => SHORTEST_MS)];
}

/** By hand rather than by `click()`, which has the page work out layouts at each event to see what would be hit. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${String(target)}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await settled(page);
}

/** The observer hears of an interaction after its picture: two frames and a moment without work. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 200), { timeout: 5000 })),
        );
      }),
  );

function percentile(values: number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

process.stdout.write(`${(await benchInp()).join('\n')}\n`);

import type { Page } from '@playwright/test';
import { expect, overhang, test, visit } from '../support/browser/journey.ts';
import { crowding } from '../support/browser/crowding.ts';
import { goTo } from '../support/browser/go-to.ts';
import { becomeAdmin } from '../support/browser/people.ts';
import { pages } from './pages.ts';
import { long } from '../support/browser/long.ts';

/** Nothing that floats covers anything, no word breaks, nothing stands out of the window: docs/product/shell.md#floating-parts. */

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
] as const;
const SCREENS = [
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

/** Looks at the page's beginning, and at two windows further down. */
async function lookAt(page: Page, name: string): Promise<void> {
  expect.soft(await overhang(page), `${name}: pixels out of the window`).toBeLessThanOrEqual(0);
  for (const windows of [0, 1, 2.4]) {
    await page.evaluate((by) => scrollTo(0, by * innerHeight), windows);
    await expect.soft.poll(() => crowding(page), `${name}, ${windows} windows down`).toEqual([]);
  }
}

async function lookAtSizes(
  page: Page,
  sizes: readonly { width: number; height: number }[],
  name: string,
  alsoLookAt?: (name: string) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${name} at ${size.width} pixels`;
    await lookAt(page, at);
    await alsoLookAt?.(at);
  }
}

/** Scrolled to, it is what a press in its middle meets. */
function isOnTop(button: Element): boolean {
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') === button;
}

const sizesOf = (isMobile: boolean) => (isMobile ? PHONES : SCREENS);

test(
  'in no window of its kind anything covers anything, and no word breaks',
  long,
  async ({ page, isMobile }) => {
    // Some forty pages in three windows each.
    test.slow();
    await visit(page, '/');
    for (const { path, status, as } of pages) {
      if (status || as) continue;
      await goTo(page, path);
      await lookAtSizes(page, sizesOf(isMobile), path);
    }
  },
);

test(
  'with a full cart nothing covers anything in any window, and the last button can be pressed',
  long,
  async ({ page, isMobile }) => {
    await visit(page, '/product/iron-gentle');
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Add to cart$/i })
      .first()
      .click();
    await main
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    for (const path of ['/', '/shop', '/product/biosilver', '/conditions/heart-health', '/learn', '/faq']) {
      await goTo(page, path);
      await lookAtSizes(page, sizesOf(isMobile), `${path} with a full cart`, async (name) => {
        // The end of the page stands above the bar.
        const last = page.getByRole('contentinfo').getByRole('button').last();
        await expect.poll(() => last.evaluate(isOnTop), `${name}: the last button can be pressed`).toBe(true);
      });
    }
  },
);

test('the pages of the owner’s desk have no chat button over their buttons', long, async ({ page }) => {
  await becomeAdmin(page);
  await visit(page, '/account');
  for (const { path, as, status = 200 } of pages) {
    if (!as || status !== 200 || path.includes('link')) continue;
    await goTo(page, path);
    await lookAt(page, path);
  }
  await goTo(page, '/account/training');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeHidden();
});

import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/browser/journey.ts';

/** What a press shows, it shows in the next picture; what it loads and asks for comes after that: docs/performance.md. */

/** Holds back what the page does after its next picture. Gives what lets it go on. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener(
      'pictures-go-on',
      () => {
        window.requestAnimationFrame = draw;
        for (const callback of held) draw(callback);
      },
      { once: true },
    );
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('pictures-go-on')));
}

/** The addresses that the page has asked for since. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}

/** A press that neither hovers before nor waits for pictures. */
const press = (page: Page, name: string, role: 'button' | 'link' = 'button') =>
  page.getByRole(role, { name, exact: true }).first().dispatchEvent('click');

test('the next slide is counted before the script of the slides is sent for', async ({ page }) => {
  await visit(page, '/');
  const goOn = await holdPictures(page);
  const addresses = asked(page);
  await press(page, 'Next slide');
  await expect(page.locator('.hero-count')).toContainText('2 /');
  expect(addresses.filter((address) => address.includes('hero-slides'))).toEqual([]);
  await goOn();
  await expect.poll(() => addresses.some((address) => address.includes('hero-slides'))).toBe(true);
  await expect(page.locator('.home-hero h1')).toHaveClass('text-hero');
});

test('a chip looks chosen before its list is asked for, and is chosen once it has come', async ({ page }) => {
  await visit(page, '/shop');
  const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(2);
  const background = () => chip.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await background();
  const goOn = await holdPictures(page);
  const addresses = asked(page);
  await chip.dispatchEvent('click');
  await expect.poll(background).not.toBe(before);
  await expect(chip).toHaveAttribute('aria-current', 'false');
  expect(addresses.filter((address) => address.startsWith('/shop'))).toEqual([]);
  await goOn();
  await expect(page).toHaveURL(/category=/);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(chip).not.toHaveAttribute('data-asked');
});

test('the bar that comes with the first product is as high as the page makes room, and changes the style of nothing else', async ({
  page,
}) => {
  await visit(page, '/product/biosilver');
  await press(page, 'Add to Cart');
  const bar = page.locator('.floats[data-bar]');
  await expect(bar).toBeVisible();
  const height = await bar.evaluate((element) => `${element.getBoundingClientRect().height}px`);
  expect(height).toBe('64px');
  await expect(page.locator('.footer-ink')).toHaveCSS('padding-bottom', height);
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '80px');
  // An inherited height would be worked out for every element of the page.
  const handedDown = await page
    .locator('main')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--floats'));
  expect(handedDown).toBe('0px');
});

test('what was fetched ahead of a press is not asked for again', async ({ page }) => {
  await visit(page, '/shop');
  const link = page.locator('.product-title a').first();
  const ahead = page.waitForResponse((response) => response.url().includes('.data?'));
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
  const travelled = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.initiatorType === 'fetch' &&
        entry.name.includes('/product/')
          ? entry.transferSize
          : [],
      ),
  );
  expect(travelled).toEqual([0]);
});

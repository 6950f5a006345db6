import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/browser/journey.ts';
import { long } from '../support/browser/long.ts';

/** Back closes what is open over the page, and nothing else: docs/product/shell.md#overlays. */

/** As the browser's button does it; nothing is loaded. */
const go = (page: Page, by: -1 | 1) => page.evaluate((delta) => history.go(delta), by);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('Back closes cart, search, menu, chat, quiz and quick view, and gives the focus back', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  const documents: string[] = [];
  page.on('request', (request) => documents.push(`${request.method()} ${request.url()}`));

  for (const { opener, name } of [
    { opener: page.getByRole('banner').getByRole('button', { name: 'Cart' }), name: 'Shopping Cart' },
    { opener: page.getByRole('button', { name: /^Search/ }).filter({ visible: true }), name: 'Search' },
    ...(isMobile
      ? [
          { opener: page.getByRole('button', { name: 'Menu' }), name: 'Menu' },
          { opener: page.getByRole('button', { name: 'Open chat' }), name: 'BioLife Guide' },
        ]
      : [
          { opener: page.getByRole('banner').getByRole('link', { name: 'Quiz' }), name: 'Wellness quiz' },
          { opener: page.getByRole('button', { name: 'Quick view: Iron Gentle' }), name: 'Iron Gentle' },
        ]),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, name)).toBeVisible();
    await go(page, -1);
    await expect(dialog(page, name)).toBeHidden();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(opener).toBeFocused();
    // Forward opens nothing, and leaves nothing to be gone back from.
    await go(page, 1);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  }
  expect(
    // What lies under a resting mouse is fetched ahead.
    documents.filter((request) => /\/(about|shop)\.data/.test(request)),
    'pages loaded anew',
  ).toEqual([]);

  // Two that lie over each other.
  if (!isMobile) {
    await page.getByRole('button', { name: 'Quick view: Iron Gentle' }).focus();
    await page.keyboard.press('Enter');
    const view = dialog(page, 'Iron Gentle');
    await view.getByRole('button', { name: 'Compare' }).click();
    await page
      .getByRole('region', { name: /Messages/ })
      .getByRole('button', { name: 'Compare' })
      .click();
    await expect(dialog(page, 'Compare Products')).toBeVisible();
    await go(page, -1);
    await expect(dialog(page, 'Compare Products')).toBeHidden();
    await expect(view).toBeVisible();
    await go(page, -1);
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/shop$/);
  }

  // Closed otherwise, it leaves no entry behind.
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(dialog(page, 'Shopping Cart')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Shopping Cart')).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await go(page, -1);
  await expect(page).toHaveURL(/\/about$/);
});

test(
  'what leads to a page closes what it stands in, and Back leads from there to the page before',
  long,
  async ({ page, isMobile }) => {
    await visit(page, '/shop');
    await page.getByRole('button', { name: 'Add to Cart: Iron Gentle' }).click();
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    const cart = dialog(page, 'Shopping Cart');
    await cart.getByRole('link', { name: 'Iron Gentle' }).click();
    await expect(page).toHaveURL(/\/product\/iron-gentle$/);
    await expect(cart).toBeHidden();
    await go(page, -1);
    await expect(page).toHaveURL(/\/shop$/);
    await expect(cart).toBeHidden();
    await go(page, 1);
    await expect(page).toHaveURL(/\/product\/iron-gentle$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iron Gentle');

    if (isMobile) {
      const menu = dialog(page, 'Menu');
      for (const [name, path] of [
        ['Shop Products', '/shop'],
        ['Health Conditions', '/conditions'],
        ['Learn', '/learn'],
        ['About Us', '/about'],
      ] as const) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await menu.getByRole('link', { name }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(menu).toBeHidden();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Take Wellness Quiz' }).click();
      await expect(dialog(page, 'Wellness quiz')).toBeVisible();
      await go(page, -1);
      await expect(dialog(page, 'Wellness quiz')).toBeHidden();
      await expect(page).toHaveURL(/\/about$/);
      await go(page, -1);
      // Back changes the address at once, and the page when its data is there: a reload before would cut that off.
      await expect(page).toHaveTitle(/Learn/);
      await expect(page).toHaveURL(/\/learn$/);
    }

    // Reloaded while open: the page stands on its own entry.
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await expect(cart).toBeVisible();
    await page.reload();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
    await expect(cart).toBeHidden();
  },
);

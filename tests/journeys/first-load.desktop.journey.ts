import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/journey.ts';

/** Holds the page's modules back as a slow line does; the promise is kept once one was asked for. */
async function holdModules(page: Page) {
  let letGo = () => {};
  let noteAsked = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    noteAsked();
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

test('what is pressed before the page reacts is done once it does', async ({ page }) => {
  const modules = await holdModules(page);
  await page.goto('/product/beet-nitric', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await modules.asked;
  await expect(page).toHaveURL(/\/product\/beet-nitric$/);
  modules.letGo();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/1/);
});

test('links work before the page reacts', async ({ page }) => {
  await holdModules(page);
  await page.goto('/product/beet-nitric', { waitUntil: 'domcontentloaded' });
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

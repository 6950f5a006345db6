import { expect, test, visit } from '../support/browser/journey.ts';

test('a page that takes its time is announced while the old one stays', async ({ page }) => {
  await visit(page, '/disclaimer');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/shop\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  const sign = page.getByRole('status').getByText('Loading the page…');
  await expect(sign).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  letGo();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(sign).toBeHidden();
});

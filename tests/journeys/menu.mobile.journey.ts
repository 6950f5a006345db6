import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';

test('the side sheet leads everywhere and searches', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [
    'Shop Products',
    'Health Conditions',
    'Learn',
    'Community',
    'About Us',
    'Wishlist',
    'Login',
  ])
    await expect(sheet.getByRole('link', { name })).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await sheet.getByRole('searchbox', { name: 'Search products' }).fill('honey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=honey$/);
  await expect(sheet).toBeHidden();
});

test('the bottom bar of the home page leads to shop, quiz and cart', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Quick' });
  await bar.getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Quiz' }).click();
  await expect(page.getByRole('dialog', { name: 'Wellness quiz' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(bar).toBeHidden();
});

import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('compare up to four, remove one, clear all', async ({ page }) => {
  await visit(page, '/shop');
  await expect(page.getByRole('button', { name: /^Compare \(/ })).toBeHidden();
  for (const title of ['Pressure Balance', 'Joint Formula', 'Ultra Memory', 'Iron Gentle']) {
    await card(page, title)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(page.getByText('Added to comparison!').last()).toBeVisible();
  }
  await card(page, 'Magnesium Glycinate')
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(page.getByText('You can compare 4 products')).toBeVisible();
  const iron = card(page, 'Iron Gentle').getByRole('button', { name: /^Compare/ });
  await expect(iron).toHaveAttribute('aria-pressed', 'true');
  await iron.click();
  await expect(page.getByText('Removed from comparison')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare (3/4)' })).toBeVisible();
  await iron.click();

  await page.getByRole('button', { name: 'Compare (4/4)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare Products' });
  await expect(dialog.getByText('4/4 products')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Price/ })).toContainText('USD 14.99');
  await checkAccessibility(page, { within: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Remove Ultra Memory from comparison' }).click();
  await expect(dialog.getByText('3/4 products')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear All' }).click();
  await expect(dialog.getByText('No products to compare yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Compare \(/ })).toBeHidden();
});

test('the heart puts a product on the wishlist and takes it off again', async ({ page }) => {
  await visit(page, '/shop');
  const heart = card(page, 'Iron Gentle').getByRole('button', { name: 'Add to wishlist: Iron Gentle' });
  await heart.click();
  await expect(page.getByText('Added to wishlist!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByText('Removed from wishlist')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await visit(page, '/wishlist');
  await expect(page.getByRole('heading', { name: 'Iron Gentle' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Remove Iron Gentle from the wishlist' }).click();
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('biolife-wishlist'))).toContain('"products":[]');
});

test('what was looked at is remembered, newest first, across visits', longOneWidth, async ({ page }) => {
  for (const handle of ['iron-gentle', 'pressure-balance', 'iron-gentle', 'ultra-memory'])
    await visit(page, `/product/${handle}`);
  await visit(page, '/');
  const seen = page.getByRole('region', { name: 'Recently Viewed' });
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText([
    'Ultra Memory',
    'Iron Gentle',
    'Pressure Balance',
  ]);
  await seen.getByRole('button', { name: 'Clear' }).click();
  await expect(seen).toBeHidden();
});

test('a product page shows sizes, details and what goes with it', async ({ page }) => {
  await visit(page, '/product/pressure-balance');
  await expect(page.getByText('4.9 (100+ reviews)')).toBeVisible();
  await expect(page.getByText('USD 26.99').first()).toBeVisible();
  const larger = page.getByRole('radio', { name: /180 capsules/ });
  await larger.check();
  await expect(page.getByText('from USD 26.99')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Magnesium');
  for (const badge of ['Third-Party Tested', 'GMP Certified', 'Premium Quality'])
    await expect(page.getByText(badge)).toBeVisible();
  await expect(page.getByText('These statements have not been evaluated').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'You Might Also Like' }).getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-current', 'true');
});

test(
  'search engines read the product from structured data, and no sample rating',
  oneWidth,
  async ({ request }) => {
    const html = await (await request.get('/product/pressure-balance')).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']): unknown => JSON.parse(json),
    );
    const offer = { price: '26.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' };
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Pressure Balance',
        sku: 'BL-PRB-090',
        offers: expect.arrayContaining([expect.objectContaining(offer)]),
      }),
    );
    expect(blocks).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    expect(JSON.stringify(blocks)).not.toMatch(/rating|review/i);
  },
);

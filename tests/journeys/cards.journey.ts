import type { Page } from '@playwright/test';
import { expect, test, visit } from '#tests/support/browser/journey.ts';
import { addStoredLines } from '#tests/support/browser/stored-cart.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('the price on a card is the price in the cart, also where a cheaper variant is sold out', async ({
  page,
}) => {
  await visit(page, '/shop?q=collard');
  const collard = card(page, 'Collard Greens Daily');
  await expect(collard).toContainText('USD 39.99');
  await expect(collard).not.toContainText('37.99');
  await collard.getByRole('button', { name: 'Add to Cart: Collard Greens Daily' }).click();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('1 item · USD 39.99');
  await expect(collard).toContainText('1 in your cart');

  // A finger has no pointer to rest: the way to quick view is there without one.
  await page.mouse.move(0, 0);
  const quick = collard.getByRole('button', { name: 'Quick view: Collard Greens Daily' });
  if (test.info().project.use.hasTouch) await expect(quick).toHaveCSS('opacity', '1');
  await quick.click();
  const view = page.getByRole('dialog', { name: 'Collard Greens Daily' });
  await expect(view).toContainText('USD 39.99');
  await expect(view).toContainText('this adds Lemon Ginger');
  await page.keyboard.press('Escape');
  await expect(quick).toBeFocused();

  const price = collard.getByText('USD 39.99');
  expect((await price.boundingBox())?.height).toBeLessThan(32);
});

test('the wide card has all that a card has', async ({ page }) => {
  await visit(page, '/shop?q=biosilver');
  const wide = card(page, 'Biosilver').first();
  await expect(wide).toContainText(/Rated 4\.\d|Rated 5\.0/);
  const heart = wide.getByRole('button', { name: 'Add to wishlist: Biosilver' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await wide.getByRole('button', { name: 'Compare Biosilver' }).click();
  await expect(page.getByRole('button', { name: 'Compare (1/4)' })).toBeVisible();
  await wide.getByRole('button', { name: 'Add to Cart: Biosilver' }).click();
  await expect(wide).toContainText('1 in your cart');
});

test('a full cart says so, and does not say that something was added', async ({ page }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await addStoredLines(
    page,
    Array.from({ length: 99 }, (_, index) => ({ variantId: `gid://shopify/ProductVariant/${index + 1}` })),
  );
  await visit(page, '/shop?q=collard');
  await card(page, 'Collard Greens Daily')
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(page.getByText('Your cart is full')).toBeVisible();
  await expect(page.getByText('Collard Greens Daily added to cart!')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('100 items · USD 1,499.00');
});

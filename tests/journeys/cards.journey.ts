import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { long } from '../support/browser/long.ts';

test.use({ launchOptions: withPictures });

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('the wide card has all that a card has', long, async ({ page }) => {
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

test('products begin on the first screen, and the heading names what is shown', async ({ page }) => {
  const height = page.viewportSize()?.height ?? 0;
  const shown = async (address: string, heading: string) => {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const box = await page.getByRole('article').first().boundingBox();
    expect(box?.y, address).toBeLessThan(height - 150);
  };
  await shown('/shop', 'Everything on the table');
  await shown('/shop?q=tea', 'Results for "tea"');
  await shown('/shop?collection=287821430878', 'Blood Pressure');

  // A chip takes the place of the shelf that was open: two shelves at once are nearly always an empty one.
  const chips = page.getByRole('navigation', { name: 'Categories' });
  await chips.getByRole('link', { name: 'Eye Health' }).click();
  await expect(page).toHaveURL(/\/shop\?category=eye$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eye Health');
  await expect(chips.locator('[aria-current="true"]')).toHaveText('Eye Health');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a product is bought on the first screen, in the chosen variant and quantity', async ({ page }) => {
  await visit(page, '/product/vitamin-d3-k2');
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  const box = await add.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.getByRole('radio', { name: /120 softgels/ }).check();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click();

  // The address brings the choice back, before any script, and is no other page for search engines.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/product\/vitamin-d3-k2"/);
  expect(html).toMatch(/<p class="buy-price"><span class="amount">USD 29\.99/);
  await add.click();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('2 items · USD 59.98');

  await visit(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Continue to Checkout' })).toBeVisible();
  await main.getByRole('link', { name: 'Order summary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

test(
  'a picture opens large, is zoomed and moved by keys, and gives the focus back',
  long,
  async ({ page }) => {
    await visit(page, '/product/pressure-balance');
    const opener = page.getByRole('button', { name: /Pressure Balance.*enlarge/ }).first();
    await opener.click();
    const large = page.getByRole('dialog', { name: /Bottle of Pressure Balance/ });
    await expect(large.getByRole('button', { name: 'Zoom in' })).toBeFocused();
    await checkAccessibility(page, { within: 'dialog[open]' });
    const picture = large.getByRole('img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const left = async () => (await picture.boundingBox())?.x ?? 0;
    const before = await width();
    await page.keyboard.press('Enter');
    await expect.poll(width).toBeGreaterThan(before * 1.5);

    await large.getByRole('group', { name: /^Picture/ }).focus();
    const at = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).not.toBe(at);
    await large.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBe(before);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

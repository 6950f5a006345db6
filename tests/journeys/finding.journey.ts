import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

const products = 'Products';

test('the search popup works by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute('placeholder', 'Search for products, conditions, or keywords...');
  await page.keyboard.type('pressure');
  await expect(page.getByRole('option', { name: /Pressure Balance/ })).toBeVisible();
  await expect(page.getByText('Health Conditions', { exact: true })).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/pressure-balance$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('insomnia');
  await expect(page.getByRole('option', { name: 'Sleep & Relaxation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'a search that finds nothing says so, and a misspelt one finds what was meant',
  oneWidth,
  async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('xqzw');
    await expect(page.getByText('No results found.')).toBeVisible();
    await page.getByRole('combobox').fill('magnesum');
    await expect(page.getByText('Showing results for “magnesium”')).toBeVisible();
    await expect(page.getByRole('option', { name: /Magnesium Glycinate/ })).toBeVisible();
  },
);

test('filter, search, order and page stand in the address, and Back restores them', async ({ page }) => {
  await visit(page, '/shop');
  await expect(page.getByText('Showing 1–12 of 49 products')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 13–24 of 49 products')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search supplements' }).fill('magnesium');
  await expect(page).toHaveURL(/\/shop\?q=magnesium$/);
  await expect(page.getByRole('list', { name: products }).getByRole('heading').first()).toContainText(
    'Magnesium',
  );
  await page
    .getByRole('list', { name: 'Applied filters' })
    .getByRole('link', { name: /magnesium/ })
    .click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search supplements' })).toHaveValue('magnesium');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Showing 13–24 of 49 products')).toBeVisible();
});

for (const first of ['a shelf', 'an order']) {
  test(
    `${first} chosen while a list is on its way is kept by what is chosen next`,
    longOneWidth,
    async ({ page }) => {
      await visit(page, '/shop');
      const line = Promise.withResolvers<void>();
      await page.route(/\.data\b/, async (route) => {
        await line.promise;
        await route.continue();
      });
      const shelf = page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Digestive Health' });
      const order = page.getByRole('combobox', { name: 'Sort by' });
      const steps = [() => shelf.click(), () => order.selectOption('price-low')];
      for (const step of first === 'a shelf' ? steps : steps.toReversed()) await step();
      line.resolve();
      await expect(page).toHaveURL(/category=digestion&sort=price-low/);
      await expect(page.getByRole('link', { name: 'Remove filter Digestive Health' })).toBeVisible();
    },
  );
}

test('two choices in one moment are both kept', oneWidth, async ({ page }) => {
  await visit(page, '/shop');
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="sort"]');
    document.querySelector<HTMLAnchorElement>('a.chip[href*="category=digestion"]')?.click();
    if (select) select.value = 'price-low';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/category=digestion&sort=price-low/);
});

test('no match offers to clear the filters, which resets search and order', async ({ page }) => {
  await visit(page, '/shop?q=nothing-is-called-this&sort=price-high');
  await expect(page.getByText('No products match your search')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured');
});

test('a collection that the shop does not have is an empty shelf', longOneWidth, async ({ page }) => {
  await visit(page, '/shop?collection=1');
  await expect(page.getByText('No products found')).toBeVisible();
});

for (const address of [
  '/shop?page=-1',
  '/shop?page=nonsense&sort=%27%3B--&collection=%3Cscript%3E',
  `/shop?q=${'x'.repeat(10_000)}`,
  '/shop?page=99999',
])
  test(`${address.slice(0, 60)} is a sane page`, longOneWidth, async ({ page }) => {
    const response = await visit(page, address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test(
  'featured shows capsules first and Honeycombs last, and hidden vendors never',
  longOneWidth,
  async ({ page }) => {
    const titles: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      await visit(page, `/shop?page=${number}`);
      titles.push(
        ...(await page
          .getByRole('list', { name: products })
          .getByRole('heading', { level: 2 })
          .allTextContents()),
      );
    }
    expect(titles).toHaveLength(49);
    expect(titles.slice(-4).toSorted()).toEqual([
      'Chamomile & Lemon Balm Honey Syrup',
      'Ginger Lemon Honey Tonic',
      'Propolis Throat Drops',
      'Wildflower Bee Pollen',
    ]);
  },
);

test(
  'popup and shop find the same products in the same order, and nothing but what is meant',
  oneWidth,
  async ({ page }) => {
    await visit(page, '/shop?q=pressure');
    const inShop = await page
      .getByRole('list', { name: products })
      .getByRole('heading', { level: 2 })
      .allTextContents();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('pressure');
    const hits = page.getByRole('group', { name: 'Products' }).getByRole('option');
    await expect(hits.first()).toContainText('Pressure Balance');
    const inPopup = await hits.locator('.palette-title').allTextContents();
    expect(inPopup).toEqual(inShop.slice(0, 10));
    await page.getByRole('button', { name: `See all ${inShop.length} products` }).click();
    await expect(page.getByRole('status').getByText(`of ${inShop.length} products`)).toBeVisible();

    await visit(page, '/shop?q=ashwaganda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for "ashwagandha"');
    await expect(page.getByText('Nothing is called “ashwaganda”.')).toBeVisible();
    await expect(page.getByRole('list', { name: products }).getByRole('heading').first()).toHaveText(
      'Sorrel Calm',
    );
  },
);

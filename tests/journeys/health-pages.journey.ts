import { conditions } from '#content/conditions.data.ts';
import { healthGoals } from '#content/health-goals.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

test('the index has twelve cards that call to act, and four outside resources', long, async ({ page }) => {
  await visit(page, '/conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Conditions We Support');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Beyond our shelves' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'View Products for Stress & Mood' })).toHaveAttribute(
    'href',
    '/shop?collection=287822348382',
  );
  await page.getByRole('link', { name: 'Take Quiz for Blood Sugar' }).click();
  await expect(page.getByRole('dialog', { name: 'Take Quiz for Blood Sugar' })).toBeVisible();
});

test('every condition page names its sources, the FDA and its shelf', oneWidth, async ({ request }) => {
  for (const { slug, heading, sources } of conditions) {
    const html = await (await request.get(`/conditions/${slug}`)).text();
    expect(html, slug).toContain(
      heading.replaceAll("'", '&#x27;').replaceAll('&', '&amp;').replaceAll('&amp;#x27;', '&#x27;'),
    );
    expect(html, slug).toContain('not intended to diagnose, treat, cure, or prevent any disease');
    for (const { url } of sources) expect(html, slug).toContain(url);
    expect(html, slug).toMatch(/\/shop\?collection=\d+/);
  }
});

test('blood sugar opens its products over the page, add to cart included', async ({ page }) => {
  await visit(page, '/conditions/blood-sugar');
  await page.getByRole('button', { name: /^See \d+ products$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Blood Sugar products' });
  await expect(dialog.getByRole('article').first()).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await dialog
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText(/added to cart!$/).first()).toBeVisible();
});

test('an unknown condition falls back to the index', longOneWidth, async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const [path, status] of [
    ['/conditions/nothing', 200],
    ['/conditions/a/b/c', 404],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Conditions We Support');
  }
});

test('each health goal leads to a list that is really filtered', longOneWidth, async ({ page }) => {
  await visit(page, '/health-goals');
  await expect(page.getByRole('article')).toHaveCount(11);
  for (const { href } of healthGoals.filter((goal) => goal.href.startsWith('/shop'))) {
    await visit(page, href);
    await expect(page.getByText(/^Showing 1–\d+ of \d+ products$/), href).not.toHaveText(/ of 49 /);
  }
});

test('a learn page explains, sells twelve products and names its sources', async ({ page }) => {
  await visit(page, '/learn/blood-pressure');
  await expect(page.getByRole('link', { name: 'Back to Learn' })).toHaveAttribute('href', '/learn');
  await expect(page.getByRole('heading', { name: 'Numbers that matter' })).toBeVisible();
  const shelf = page.getByRole('region', { name: 'On our shelf' });
  await shelf
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText(/added to cart!$/).first()).toBeVisible();
  await shelf
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
});

test('weight management hides its products until they are asked for', async ({ page }) => {
  await visit(page, '/learn/weight-management');
  const shelf = page.getByRole('region', { name: 'On our shelf' });
  await expect(shelf.getByRole('listitem')).toHaveCount(0);
  await shelf.getByRole('button', { name: 'Learn More & Shop Products' }).click();
  expect(await shelf.getByRole('listitem').count()).toBeGreaterThan(12);
  await shelf.getByRole('button', { name: 'Hide Products' }).click();
  await expect(shelf.getByRole('listitem')).toHaveCount(0);
});

test(
  'an unknown learn page leads home, and the index is honest about its stories',
  longOneWidth,
  async ({ page }) => {
    await page.goto('/learn/nothing');
    await expect(page).toHaveURL(/\/$/);
    await visit(page, '/learn');
    await expect(page.getByRole('region', { name: 'Health stories' })).toBeVisible();
  },
);

test('the FAQ opens one answer at a time, and closes it again', long, async ({ page }) => {
  await visit(page, '/faq');
  const question = (text: string) => page.locator('summary', { hasText: text });
  await question('How do I pay?').click();
  await expect(page.getByText(/you pay on Shopify|pay on Shopify's/).first()).toBeVisible();
  await question('When does my order leave?').click();
  await expect(page.getByText(/you pay on Shopify|pay on Shopify's/).first()).toBeHidden();
  await question('When does my order leave?').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('legal texts are three tabs at three addresses', longOneWidth, async ({ page }) => {
  await visit(page, '/privacy');
  const tabs = page.getByRole('navigation', { name: 'Legal texts' });
  await expect(tabs.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(tabs.getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page');
});

test('no link of the store is dead', longOneWidth, async ({ request }) => {
  const seen = new Set<string>(['/']);
  for (const path of seen) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[ >]/);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const link = href.replaceAll('&amp;', '&');
      // Lists have an address for every filter: their links are those of the pages already seen.
      if (!link.startsWith('/shop?') && !/^\/(bundles|bestsellers)\?/.test(link)) seen.add(link);
    }
  }
  expect(seen.size).toBeGreaterThan(80);
});

import { expect, test } from '../support/browser/journey.ts';
import { pages } from './pages.ts';
import { long } from '../support/browser/long.ts';

test.use({ javaScriptEnabled: false });

const open = pages.filter(({ as }) => !as);

test('every page shows without script all that its HTML holds', long, async ({ page, complaints }) => {
  // Some fifty pages, one after the other.
  test.slow();
  complaints.allow(/status of 404/);
  for (const { path, status = 200 } of open) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // React sends parts of a page late and hidden, for its script to move them into their place.
    await expect(page.locator('div[hidden][id^="S:"], template[id^="B:"]'), path).toHaveCount(0);
    await expect(page.getByTestId('skeleton'), path).toHaveCount(0);
    const words = await page.getByRole('main').innerText();
    expect(words.length, `words that are seen on ${path}`).toBeGreaterThan(60);
  }
});

test('the lists of the community are there without script', async ({ page }) => {
  await page.goto('/community');
  for (const [list, count] of [
    ['Health events & screenings', 12],
    ['Caregiver resources', 12],
    ['Support groups', 1],
  ] as const) {
    const articles = page.getByRole('region', { name: list }).getByRole('article');
    await expect(articles.first()).toBeVisible();
    expect(await articles.count()).toBeGreaterThanOrEqual(count);
  }
  await page.getByRole('link', { name: 'Georgia', exact: true }).click();
  await expect(page.getByText('Atlanta, GA').first()).toBeVisible();
});

test('a row of slides is scrolled by keys without script', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('group', { name: 'You Might Also Like' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { longOneWidth } from '../support/browser/long.ts';

test('the community page lists stories, events, help for caregivers and groups', async ({ page }) => {
  await visit(page, '/community');
  await expect(page.getByRole('region', { name: 'Success stories' }).getByRole('figure')).toHaveCount(6);
  const events = page.getByRole('region', { name: 'Health events & screenings' });
  await expect(events.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Caregiver resources' }).getByRole('article')).toHaveCount(
    12,
  );
  const groups = page.getByRole('region', { name: 'Support groups' });
  const quiet = groups.getByRole('article').filter({ hasText: 'Quiet Minds' });
  await expect(quiet.getByText('Virtual', { exact: true })).toBeVisible();
  await expect(quiet.getByText('Thursdays, 7:30 PM Eastern, by video')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Website of NY Connects (another site, opens in a new tab)' }),
  ).toHaveAttribute('href', 'https://www.nyconnects.ny.gov/');
  await expect(page.getByText('listed in this demo store are illustrative')).toBeVisible();
  // What only an administrator may do is not offered.
  await expect(page.getByRole('button', { name: /^Update/ })).toHaveCount(0);
  await checkAccessibility(page, { within: 'main' });
});

test('events can be had by region, and Back brings all of them', longOneWidth, async ({ page }) => {
  await visit(page, '/community');
  const events = page.getByRole('region', { name: 'Health events & screenings' });
  await events.getByRole('link', { name: 'Georgia' }).click();
  await expect(page).toHaveURL(/\?region=georgia/);
  await expect(events.getByRole('article')).toHaveCount(3);
  await expect(events.getByText('Atlanta, GA')).toBeVisible();
  await expect(events.getByRole('link', { name: 'Georgia' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(events.getByRole('article')).toHaveCount(12);
  await page.goto('/community?region=new-jersey');
  await expect(events.getByRole('article')).toHaveCount(3);
});

test('six skeletons stand for each list while it is on its way', longOneWidth, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/community.data*', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  for (const list of ['Health events & screenings', 'Caregiver resources', 'Support groups']) {
    await expect(page.getByRole('status', { name: `${list}: loading` })).toBeVisible();
    await expect(page.getByRole('region', { name: list }).getByTestId('skeleton')).toHaveCount(6);
  }
  release();
  await expect(
    page.getByRole('region', { name: 'Support groups' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(0);
});

test(
  'a list that does not come says so and can be asked for again',
  longOneWidth,
  async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|net::ERR_FAILED/);
    await page.route('**/community.data*', (route) => route.abort());
    await visit(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community', exact: true }).click();
    const groups = page.getByRole('region', { name: 'Support groups' });
    await expect(groups.getByText('This list could not be loaded just now.')).toBeVisible();
    await groups.getByRole('link', { name: 'Try again' }).click();
    await expect(groups.getByRole('article').first()).toBeVisible();
  },
);

test('the learn page lists eight health stories, each with its source', longOneWidth, async ({ page }) => {
  await visit(page, '/learn');
  const stories = page.getByRole('region', { name: 'Health stories' });
  await expect(stories.getByRole('article')).toHaveCount(8);
  const pressure = stories.getByRole('article').filter({ hasText: 'The cuff on the barbershop wall' });
  await expect(pressure.getByText('BLOOD PRESSURE')).toBeVisible();
  await expect(pressure.getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.cdc\.gov\//,
  );
  await checkAccessibility(page, { within: 'main' });
});

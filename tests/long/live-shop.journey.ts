import { expect, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { connected, liveShopTest as test } from '../support/browser/live-shop.ts';
import { say } from '../support/fake-storefront.ts';

// A picture that cannot be loaded is one of the ways in.
test.use({ launchOptions: withPictures });

test('script in a shop’s product never runs, and its words are shown', async ({
  page,
  shopify,
  startOwnStore,
}) => {
  const store = await startOwnStore(connected(shopify));
  await visit(page, `${store.url}/product/night-tea`);
  await expect(page.getByText('Rest.')).toBeVisible();
  expect(await page.title()).toContain('Night Tea');
  expect(await page.title()).not.toBe('broken in');
  expect(await page.locator('.rich-text script, .rich-text [onclick], .rich-text [onerror]').count()).toBe(0);
});

test('a shop that dies mid-way: pages that were shown go on, others say so with a retry and 503', async ({
  page,
  shopify,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const store = await startOwnStore(connected(shopify));
  await visit(page, `${store.url}/product/day-tea`);
  shopify.always({ kind: 'reset' });

  const again = await visit(page, `${store.url}/product/day-tea`);
  expect(again?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Day Tea' })).toBeVisible();

  const other = await visit(page, `${store.url}/product/night-tea`);
  expect(other?.status()).toBe(503);
  expect(other?.headers()['retry-after']).toBe('30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shelves are out of reach');
  shopify.always({ kind: 'serve' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Rest.')).toBeVisible();
});

test('a shop that cannot bill says so, and the cart stays', async ({
  page,
  shopify,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const store = await startOwnStore(connected(shopify));
  await visit(page, `${store.url}/product/day-tea`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  shopify.next(say(402));
  await visit(page, `${store.url}/checkout`);
  await page.getByRole('button', { name: 'Continue to secure checkout' }).click();
  await expect(page.getByText('Shopify: Payment required')).toBeVisible();
  await expect(page.getByText(/billing plan/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toContainText('Day Tea');
});

test('the demo checkout is not there', async ({ page, shopify, startOwnStore }) => {
  const store = await startOwnStore(connected(shopify));
  await page.goto(`${store.url}/checkouts/abcdefghijklmnopqrstuvwx`);
  await expect(page).toHaveURL(`${store.url}/`);
  const api = await page.request.post(`${store.url}/embedded/api/2025-07/graphql.json`, {
    data: { query: '{ __typename }' },
  });
  expect(api.status()).not.toBe(200);
});

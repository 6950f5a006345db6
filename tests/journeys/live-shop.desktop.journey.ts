import type { BrowserContext } from '@playwright/test';
import { expect, test as base, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { setStoredCartId } from '../support/browser/stored-cart.ts';
import { type FakeStorefront, say, startFakeStorefront } from '../support/fake-storefront.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';

/** The store connected to a shop: Shopify's API, pictures and checkout stand at the network's edge. */
const test = base.extend<{ shopify: FakeStorefront }>({
  shopify: async ({ context }, provide) => {
    await standIn(context);
    const hostile =
      '<h1>Big</h1><p onclick="alert(1)">Rest.</p><script>document.title="broken in"</script><img src=x onerror="document.title=\'broken in\'">';
    const shopify = await startFakeStorefront({
      products: [
        makePlatformProduct({
          handle: 'night-tea',
          title: 'Night Tea </script><script>document.title="broken in"</script>',
          descriptionHtml: hostile,
        }),
        makePlatformProduct({ handle: 'day-tea', title: 'Day Tea' }),
      ],
      checkoutBase: 'http://checkout.shop.example',
    });
    await provide(shopify);
    await shopify.close();
  },
});

test.use({ launchOptions: withPictures });

/** Pictures of the platform's network, and its checkout page. */
async function standIn(context: BrowserContext): Promise<void> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  await context.route('https://cdn.shopify.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await context.route('https://my-shop.myshopify.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pay here</h1>' }),
  );
}

const connected = (shopify: FakeStorefront) => ({
  SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  STOREFRONT_API_URL: shopify.url,
});

test('sells a shop’s products and opens its checkout at the permanent domain', async ({
  page,
  context,
  shopify,
  startOwnStore,
}) => {
  const store = await startOwnStore(connected(shopify));
  expect(store.output()).toContain('live: my-shop.myshopify.com');
  await visit(page, `${store.url}/shop`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('No reviews yet');
  await page.getByRole('button', { name: 'Add to Cart: Day Tea' }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View Cart & Checkout' }).click();
  const checkout = await opened;
  await checkout.waitForURL('https://my-shop.myshopify.com/cart/c/open?key=k1&channel=online_store');
  await expect(checkout.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  expect(await checkout.evaluate(() => window.opener === null)).toBe(true);
  expect(
    shopify.calls.every(
      ({ headers }) => headers['x-shopify-storefront-access-token'] === '0123456789abcdef0123456789abcdef',
    ),
  ).toBe(true);

  // Bought: the platform forgets the cart, and so does the store when the shopper comes back.
  await setStoredCartId(page, 'gid://shopify/Cart/bought?key=1');
  await visit(page, `${store.url}/shop`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
});

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

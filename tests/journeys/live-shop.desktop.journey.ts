import { expect, visit } from '../support/browser/journey.ts';
import { connected, liveShopTest as test } from '../support/browser/live-shop.ts';
import { setStoredCartId } from '../support/browser/stored-cart.ts';

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

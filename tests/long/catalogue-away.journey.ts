import type { APIResponse } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { say, startFakeStorefront } from '../support/fake-storefront.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';
import { pages } from '../journeys/pages.ts';

/** Their whole content is the catalogue's. */
const OF_PRODUCTS = /^\/(shop|bundles|bestsellers|product)\b/;
/** They need it for one part. */
const WITH_PRODUCTS = /^\/($|conditions\/[a-z-]+$|learn\/)/;
/** They link shelves, and only those that are there. */
const WITH_SHELVES = /^\/(health-goals|conditions(\/[a-z]\/[a-z])?)$/;
/** The demo's own: a shop with a platform has no such page. */
const OF_THE_DEMO = /^\/(checkouts|dev)\//;
const AWAY = 'Our products cannot be shown right now. Everything else on this page is as it should be.';

const titlesOf = (html: string) =>
  Array.from(html.matchAll(/<title>([^<]*)<\/title>/g), ([, title]) => title);

test('a store that starts while its shop is away: every page stands or says why not, and the log knows', async ({
  page,
  request,
  startOwnStore,
  complaints,
}) => {
  // A store of its own, and every page.
  test.slow();
  complaints.allow(/status of 503/);
  const shopify = await startFakeStorefront({ products: [makePlatformProduct({ handle: 'day-tea' })] });
  shopify.always({ kind: 'reset' });
  const store = await startOwnStore({
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
    STOREFRONT_API_URL: shopify.url,
  });
  const linesOf = (answer: APIResponse) =>
    store
      .output()
      .split('\n')
      .filter((line) => line.includes(answer.headers()['x-request-id'] ?? 'no id'));

  await test.step('each page', async () => {
    for (const { path, status = 200 } of pages.filter(({ as, path }) => !as && !OF_THE_DEMO.test(path))) {
      const answer = await request.get(store.url + path);
      const html = await answer.text();
      expect(titlesOf(html), path).toHaveLength(1);
      expect(html, path).not.toContain('This product is not in the shop');
      if (OF_PRODUCTS.test(path)) {
        expect(answer.status(), path).toBe(503);
        expect(answer.headers()['retry-after']).toBe('30');
        expect(titlesOf(html)).toEqual(['Back in a moment | Our shop']);
        expect(html).toContain('The shelves are out of reach');
      } else expect(answer.status(), path).toBe(status);
      const lacksProducts = [OF_PRODUCTS, WITH_PRODUCTS, WITH_SHELVES].some((kind) => kind.test(path));
      expect(html.includes(AWAY), path).toBe(WITH_PRODUCTS.test(path));
      expect(linesOf(answer), `lines in the log for ${path}`).toHaveLength(lacksProducts ? 1 : 0);
      if (lacksProducts) expect(linesOf(answer)[0]).toContain('could not be reached');
    }
  });

  await test.step('the home page as a visitor sees it', async () => {
    await visit(page, store.url);
    await expect(page.getByText(AWAY)).toBeVisible();
    // A shop whose owner named no code promises none.
    await expect(page.getByRole('region', { name: 'Good words, now and then' })).toBeVisible();
    await checkAccessibility(page);
  });

  await test.step('a platform that was not paid', async () => {
    shopify.always(say(402));
    await visit(page, `${store.url}/shop?sort=price-low`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopify: Payment required');
    await expect(page).toHaveTitle('Shopify: Payment required | Our shop');
    await expect(page.getByText(/billing plan/)).toBeVisible();
  });

  await test.step('the shop is back', async () => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await page.route('https://cdn.shopify.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    shopify.always({ kind: 'serve' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/shop\?sort=price-low$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await visit(page, store.url);
    await expect(page.getByText(AWAY)).toHaveCount(0);
  });
  await shopify.close();
});

test('a shop that is silent holds no page up that stands without it', async ({ request, startOwnStore }) => {
  const shopify = await startFakeStorefront();
  const release = shopify.hold();
  const store = await startOwnStore({
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
    STOREFRONT_API_URL: shopify.url,
  });
  const answer = await request.get(store.url);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain(AWAY);
  expect(store.output()).toContain('no products within 3 s');
  // What came late is kept all the same.
  release();
  await expect.poll(async () => (await request.get(store.url)).text()).not.toContain(AWAY);
  await shopify.close();
});

import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { demoShopFolder } from '#integrations/storefront/embedded/read-demo-shop.ts';
import { signInAsAdmin } from '../support/browser/people.ts';
import { expect, test as base, visit } from '../support/browser/journey.ts';
import { type FakeStorefront, startFakeStorefront } from '../support/fake-storefront.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';

/** A shop with another catalogue, other collections and another currency stands behind the store. */

const SECRET = 'what the platform signs with';
const money = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
const noMore = { hasNextPage: false, endCursor: null };

function variant(id: number, price: string, options: Record<string, string>, availableForSale = true) {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title: Object.values(options).join(' / '),
    sku: null,
    price: money(price),
    compareAtPrice: null,
    quantityAvailable: null,
    availableForSale,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
  };
}

const makeShop = () => {
  const nightTea = makePlatformProduct({
    handle: 'nachttee',
    title: 'Nachttee',
    priceRange: { minVariantPrice: money('9.50') },
    rating: { value: '{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}' },
    ratingCount: { value: '12' },
    options: [
      { name: 'Size', optionValues: [{ name: '20 bags' }, { name: '50 bags' }] },
      { name: 'Taste', optionValues: [{ name: 'Mint' }, { name: 'Lime' }] },
    ],
    variants: {
      nodes: [
        variant(901, '9.50', { Size: '20 bags', Taste: 'Mint' }),
        variant(902, '19.50', { Size: '50 bags', Taste: 'Mint' }),
        variant(903, '19.50', { Size: '50 bags', Taste: 'Lime' }),
      ],
      pageInfo: noMore,
    },
  });
  const bare = makePlatformProduct({
    handle: 'ohne-alles',
    title: `${'Lange Namen '.repeat(23)}Ende`.slice(0, 255),
    description: '',
    descriptionHtml: '',
    images: { nodes: [] },
    availableForSale: false,
    priceRange: { minVariantPrice: { amount: '0.0', currencyCode: 'JPY' } },
    variants: { nodes: [], pageInfo: noMore },
  });
  const hebrew = makePlatformProduct({ handle: 'te-leyla', title: 'תה לילה', description: 'תה צמחים' });
  for (const product of [nightTea, bare, hebrew]) product.vendor = 'Kräuterhaus GmbH';
  return { nightTea, bare, hebrew };
};

const test = base.extend<{ shopify: FakeStorefront }>({
  shopify: async ({ context }, provide) => {
    await context.route('https://cdn.shopify.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const { nightTea, bare, hebrew } = makeShop();
    const shopify = await startFakeStorefront({
      name: 'Kräuterhaus',
      currencyCode: 'EUR',
      products: [nightTea, bare, hebrew],
      collections: { '11': [nightTea, hebrew], '12': [], '13': [bare] },
      titles: { '11': 'Better Sleep', '12': 'Energy', '13': 'Neu im Laden' },
    });
    await provide(shopify);
    await shopify.close();
  },
});

const connected = (shopify: FakeStorefront) => ({
  SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
  SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  SHOPIFY_WEBHOOK_SECRET: SECRET,
  STOREFRONT_API_URL: shopify.url,
});

/** Of the demo shop, without those that are words of any shop. */
const demoTitles = readdirSync(`${demoShopFolder}/products`).flatMap((file) => {
  const read: unknown = parse(readFileSync(`${demoShopFolder}/products/${file}`, 'utf8'));
  const title = typeof read === 'object' && read !== null && 'title' in read ? String(read.title) : '';
  return title.split(' ').length > 1 ? [title.replaceAll('&', '&amp;')] : [];
});

test('every page shows this shop and links no shelf that is empty', async ({
  page,
  shopify,
  startOwnStore,
}) => {
  const store = await startOwnStore(connected(shopify));
  expect(demoTitles.length).toBeGreaterThan(20);
  const paths = ['/', '/shop', '/health-goals', '/conditions', '/conditions/sleep', '/conditions/energy'];
  const texts = ['/learn/weight-management', '/learn/joint-health', '/community', '/about', '/faq'];
  const products = ['nachttee', 'ohne-alles', 'te-leyla'].map((handle) => `/product/${handle}`);
  const shelves = new Set<string>();
  for (const path of [...paths, ...texts, ...products]) {
    const answer = await page.request.get(`${store.url}${path}`);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(
      demoTitles.filter((title) => html.includes(title)),
      path,
    ).toEqual([]);
    for (const [, search = ''] of html.matchAll(/href="\/shop\?((?:category|collection)=[^"&]+)/g))
      shelves.add(search);
  }
  expect([...shelves].toSorted()).toEqual([
    'category=sleep',
    'category=sleep-relaxation',
    'collection=11',
    'collection=13',
  ]);
  for (const search of shelves) {
    const html = await (await page.request.get(`${store.url}/shop?${search}`)).text();
    expect(html.includes('class="product-title"'), search).toBe(true);
  }
  // The shop's own name and currency, in whatever says one.
  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/settings`);
  await expect(page.getByLabel('Name of the store')).toHaveValue('Kräuterhaus');
  await page.getByLabel('Free standard shipping over').fill('50');
  await page.getByLabel('Standard shipping: price').fill('4.90');
  await page.getByRole('button', { name: 'Save store facts' }).click();
  await expect(page.getByText('Store facts saved')).toBeVisible();
  const named = async (path: string) => await (await page.request.get(`${store.url}${path}`)).text();
  await expect(async () => expect(await named('/shop')).toContain('€50')).toPass();
  for (const path of ['/', '/shop', '/shipping', '/about', '/terms', '/faq', '/contact', '/auth']) {
    const html = await named(path);
    expect(html, path).toContain('Kräuterhaus');
    expect(/.{30}(?:BioLife|\$50|\$4\.90|US dollars).{30}/.exec(html)?.[0], path).toBeUndefined();
  }
  expect(await named('/shipping')).toContain('Free over €50, otherwise €4.90');
  const hebrew = await (await page.request.get(`${store.url}/product/te-leyla`)).text();
  expect(hebrew).toMatch(/<h1[^>]*dir="auto"[^>]*>תה לילה/);
  const bare = await (await page.request.get(`${store.url}/product/ohne-alles`)).text();
  expect(bare).toContain('The maker has written nothing about it yet.');
  expect(bare).toContain('JPY 0<');
  expect(bare).not.toContain('JPY 0.00');
  const quiz = await (await page.request.get(`${store.url}/api/quiz-products`)).text();
  expect(JSON.parse(quiz)).toMatchObject({
    products: [],
    shelves: [{ shelf: 'sleep', title: 'Better Sleep' }],
  });
});

test('options stand apart, reviews are the shop’s own, and what changes there shows here', async ({
  page,
  shopify,
  startOwnStore,
}) => {
  const store = await startOwnStore({ ...connected(shopify), STORE_DATE: '2025-11-20' });
  // The prayers run, and without a mail server nobody could confirm: no window asks, and none is taken.
  const prayers = await page.request.post(`${store.url}/api/prayer-signup`, {
    data: { name: 'Ada', email: 'ada@example.com', phone: '4045550123', optedIn: true },
  });
  expect(prayers.status()).toBe(409);
  await visit(page, `${store.url}/product/nachttee`);
  await expect(page.getByText('4.6 (12 reviews)').first()).toBeVisible();
  const tastes = page.getByRole('group', { name: 'Taste' });
  await expect(tastes.getByRole('radio', { name: 'Lime' })).toBeDisabled();
  await page.getByRole('radio', { name: '50 bags' }).check();
  await tastes.getByRole('radio', { name: 'Lime' }).check();
  await expect(page).toHaveURL(/variant=903/);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();

  // The owner raises one price and sells out of the other.
  const [tea] = shopify.shop.products;
  const lime = tea?.variants.nodes.find(({ id }) => id.endsWith('903'));
  const mint = tea?.variants.nodes.find(({ id }) => id.endsWith('901'));
  if (!lime || !mint) throw new Error('the shop sells this tea');
  lime.price = money('21.00');
  mint.price = money('11.00');
  const body = JSON.stringify({ id: 1 });
  const told = await page.request.post(`${store.url}/webhooks/shopify`, {
    data: body,
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': createHmac('sha256', SECRET).update(body).digest('base64'),
    },
  });
  expect(told.status()).toBe(200);
  await expect
    .poll(async () => (await page.request.get(`${store.url}/product/nachttee`)).text(), { timeout: 2000 })
    .toContain('EUR 11.00');

  await visit(page, `${store.url}/cart`);
  const line = page.getByRole('list', { name: 'Items' });
  await expect(line).toContainText('The price has changed: it was EUR 19.50.');
  await expect(line).toContainText('EUR 21.00');

  lime.availableForSale = false;
  await page.request.post(`${store.url}/webhooks/shopify`, {
    data: body,
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': 'inventory_levels/update',
      'X-Shopify-Hmac-Sha256': createHmac('sha256', SECRET).update(body).digest('base64'),
    },
  });
  await expect(async () => {
    await visit(page, `${store.url}/cart`);
    await expect(line).toContainText('Sold out. Remove it to check out.', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Continue to Checkout' }).click();
  await expect(page.getByText('Remove what is marked to check out.')).toBeVisible();
});

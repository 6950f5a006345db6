import { expect, test, visit } from '../support/browser/journey.ts';
import { signInAsAdmin } from '../support/browser/people.ts';
import { graphqlError, say, startFakeStorefront } from '../support/fake-storefront.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';

test('setup finds what is wrong with a shop, says what to do, and clears each mark', async ({
  page,
  startOwnStore,
}) => {
  const tea = makePlatformProduct({ handle: 'nachttee', title: 'Nachttee' });
  const oats = makePlatformProduct({ handle: 'hafer', title: 'Hafer' });
  const shopify = await startFakeStorefront({
    products: [tea, oats],
    collections: { '11': [tea], '13': [oats] },
    titles: { '11': 'Better Sleep', '13': 'Neu im Laden' },
    discountCodes: ['FIRST15'],
  });
  shopify.always(graphqlError('', 'UNAUTHORIZED'));
  const store = await startOwnStore({
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
    STOREFRONT_API_URL: shopify.url,
    SHOPIFY_API_VERSION: '2025-07',
  });
  expect(store.output()).toContain('Your shop: The shop cannot be read. The token was refused');

  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/setup`);
  const mark = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
  const read = page.getByRole('button', { name: 'Read the catalog' });
  const status = mark('Your shop');
  await expect(mark('Your shop')).toContainText('To do');
  await expect(page.getByText('Your shop cannot be read at the moment.')).toBeVisible();

  shopify.always(say(404));
  await read.click();
  await expect(status).toContainText('look at the domain and at the version');
  shopify.always({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2026-01' } });
  shopify.next(
    graphqlError(
      'Access denied for tags field. Required access: `unauthenticated_read_product_tags`',
      'ACCESS_DENIED',
    ),
  );
  await read.click();
  await expect(mark('Your shop')).toContainText('Done');
  await expect(mark('Permissions of the token')).toContainText('unauthenticated_read_product_tags');
  await expect(mark('Version of the API')).toContainText('SHOPIFY_API_VERSION=2026-01');

  shopify.always({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2025-07' } });
  await read.click();
  await expect(mark('Permissions of the token')).toContainText('Done');
  await expect(mark('Version of the API')).toContainText('Done');

  await expect(mark('Shelves')).toContainText('1 health goal has products');
  await page.getByLabel('Energy & Vitality', { exact: true }).selectOption({ label: 'Neu im Laden (1)' });
  await page.getByRole('button', { name: 'Save shelves' }).click();
  await expect(mark('Shelves')).toContainText('Done');
  const energy = await (await page.request.get(`${store.url}/conditions/energy`)).text();
  expect(energy).toContain('Hafer');

  await page.getByRole('checkbox', { name: /^cGMP/i }).check();
  await page.getByRole('button', { name: 'Save claims' }).click();
  await expect(mark('Claims')).toContainText('Done');
  await page.getByRole('checkbox', { name: /I have read the three texts/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mark('Privacy, terms and disclaimer')).toContainText('Done');
  await shopify.close();
});

import { expect, test, visit } from '../support/browser/journey.ts';
import { signInAsAdmin } from '../support/browser/people.ts';
import { lines, startFakeAdmin } from '../support/fake-admin.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { graphqlError, say, startFakeStorefront } from '../support/fake-storefront.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';

test('setup finds what is wrong with a shop, says what to do, and clears each mark', async ({
  page,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const tea = makePlatformProduct({ handle: 'nachttee', title: 'Nachttee' });
  const oats = makePlatformProduct({ handle: 'hafer', title: 'Hafer' });
  const shopify = await startFakeStorefront({
    products: [tea, oats],
    collections: { '11': [tea], '13': [oats] },
    titles: { '11': 'Better Sleep', '13': 'Neu im Laden' },
    name: 'Kraeuterhaus',
    discountCodes: ['FIRST15'],
  });
  const [admin, smtp] = await Promise.all([startFakeAdmin(), startSmtp(() => undefined)]);
  shopify.always(graphqlError('', 'UNAUTHORIZED'));
  const store = await startOwnStore({
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
    STOREFRONT_API_URL: shopify.url,
    SHOPIFY_API_VERSION: '2025-07',
    SHOPIFY_ADMIN_TOKEN: 'shpat_0123456789abcdef',
    ADMIN_API_URL: admin.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Ruth <care@ruths-herbs.com>',
  });
  expect(store.output()).toContain('Your shop: The shop cannot be read. The token was refused');

  const owner = await signInAsAdmin(page, store);
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

  // Two who choose shelves and claims: the second is told what the first one saved, and saves again.
  const other = await page.context().newPage();
  await visit(other, `${store.url}/account/setup`);
  await other.getByLabel('Energy & Vitality', { exact: true }).selectOption({ label: 'By its title' });
  await other.getByRole('button', { name: 'Save shelves' }).click();
  await expect(other.getByText('Shelves saved')).toBeVisible();
  await other.getByRole('checkbox', { name: 'Made in the USA' }).check();
  await other.getByRole('button', { name: 'Save claims' }).click();
  await expect(other.getByText('Claims saved')).toBeVisible();
  await other.close();
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await page.getByRole('button', { name: 'Save shelves' }).click();
  await expect(told).toContainText('Energy & Vitality: By its title');
  await page.getByRole('button', { name: 'Save shelves' }).click();
  await expect(page.getByText('Shelves saved')).toBeVisible();
  await page.getByRole('checkbox', { name: /^cGMP/i }).check();
  await page.getByRole('button', { name: 'Save claims' }).click();
  await expect(told).toContainText('in the United States: on');
  await expect(page.getByRole('checkbox', { name: /^cGMP/i })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Made in the USA' }).check();
  await page.getByRole('button', { name: 'Save claims' }).click();
  await expect(mark('Claims')).toContainText('Done');
  await page.getByRole('checkbox', { name: /I have read the three texts/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mark('Privacy, terms and disclaimer')).toContainText('Done');

  // Mail and orders, each by a test call.
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(mark('Mail')).toContainText('Done');
  expect(smtp.received.at(-1)).toMatchObject({ to: owner });
  expect(smtp.received.at(-1)?.raw).toContain('Subject: Test mail of Kraeuterhaus');
  await page.getByRole('button', { name: 'Read orders' }).click();
  await expect(mark('Orders')).toContainText('To do');
  admin.answers.push({ body: { data: { orders: lines([]) } } });
  await page.getByRole('button', { name: 'Read orders' }).click();
  await expect(mark('Orders')).toContainText('Done');
  await expect(mark('Domain and https')).toContainText('Set STORE_URL');

  // What the owner says of the store.
  await expect(mark('Name and contact')).toContainText(
    'the postal address, the email address, the phone number',
  );
  await visit(page, `${store.url}/account/settings`);
  const facts = {
    'Postal address': '1 Auburn Ave\nAtlanta, GA 30303',
    'Email for customers': 'care@ruths-herbs.com',
    Phone: '(404) 867-5309',
    'Standard shipping: price': '4.90',
    'Orders ship within': '2 days',
    'Days to return unopened products': '14',
    'Discount code for a first order': 'FIRST20',
    'Percent off with the code': '15',
  };
  for (const [label, value] of Object.entries(facts))
    await page.getByLabel(label, { exact: true }).fill(value);
  const save = page.getByRole('button', { name: 'Save store facts' });
  await save.click();
  await expect(page.getByText('Store facts saved')).toBeVisible();
  await visit(page, `${store.url}/account/setup`);
  await expect(mark('Name and contact')).toContainText('Done');
  await expect(mark('Shipping and returns')).toContainText('Done');
  await page.getByRole('button', { name: 'Check with a cart' }).click();
  await expect(mark('Discount code')).toContainText('A cart did not take the code FIRST20');
  await expect(mark('Discount code')).toContainText('To do');
  await visit(page, `${store.url}/account/settings`);
  await page.getByLabel('Discount code for a first order').fill('FIRST15');
  await save.click();
  await expect(page.getByText('Store facts saved')).toBeVisible();
  await visit(page, `${store.url}/account/setup`);
  await page.getByRole('button', { name: 'Check with a cart' }).click();
  await expect(mark('Discount code')).toContainText('Done');
  await Promise.all([shopify.close(), smtp.close()]);
  admin.close();
});

import { expect, test, visit } from '../support/browser/journey.ts';
import { signIn } from '../support/browser/people.ts';
import { order, orderPage, startFakeAdmin } from '../support/fake-admin.ts';
import { startFakeStorefront } from '../support/fake-storefront.ts';
import { startSmtp } from '../support/smtp-server.ts';

/** The link in a mail as it travelled: its text wraps long lines and writes '=' as '=3D'. */
const linkIn = (raw: string) =>
  /https?:\/\/\S+token=[\w-]+/.exec(raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0] ?? '';

test('a customer of a connected shop proves an address by real mail and sees the orders that the shop has', async ({
  page,
  complaints,
  startOwnStore,
}) => {
  complaints.allow(/status of 50\d/);
  const [shopify, admin, smtp] = await Promise.all([
    startFakeStorefront(),
    startFakeAdmin(),
    startSmtp(() => undefined),
  ]);
  const store = await startOwnStore({
    SHOPIFY_STORE_DOMAIN: 'my-shop.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
    STOREFRONT_API_URL: shopify.url,
    SHOPIFY_ADMIN_TOKEN: 'shpat_0123456789abcdef',
    ADMIN_API_URL: admin.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'care@biolife.example',
  });
  const email = await signIn(page, store);
  await expect.poll(() => smtp.received.find(({ to }) => to === email)?.raw).toBeDefined();
  await visit(page, linkIn(smtp.received.find(({ to }) => to === email)?.raw ?? ''));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page).toHaveURL(/\/account$/);

  // The shop does not answer first: the page says so, and asks again when told to.
  await page.getByRole('button', { name: 'Link Account' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load order history.');
  admin.answers = [
    orderPage([order(2, { email }), order(3, { email: 'somebody-else@example.com' })], 'P1'),
    orderPage([order(9, { email })]),
  ];
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Order #9');
  await expect(page.getByRole('article', { name: 'Order #2' })).toContainText('2 × Sea Moss Mineral');
  await expect(page.getByRole('article', { name: 'Order #2' })).toContainText('Shipped');
  expect(admin.calls.at(-1)?.headers).toMatchObject({ 'x-shopify-access-token': 'shpat_0123456789abcdef' });

  admin.close();
  await Promise.all([shopify.close(), smtp.close()]);
});

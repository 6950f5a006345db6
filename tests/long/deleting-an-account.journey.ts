import { region } from '../support/browser/desk.ts';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { linkTo, readMail, subscribe } from '../support/browser/outbox.ts';
import { PASSWORD, signIn, signInAsAdmin } from '../support/browser/people.ts';

test('who deletes an account says what goes with it: the entry does, the subscription stays', async ({
  page,
  browser,
  startOwnStore,
}) => {
  const store = await startOwnStore({ STORE_DATE: '2025-11-20' });
  const email = await signIn(page, store);
  const mail = await readMail(page, { to: email, subject: 'Confirm your email' }, store.url);
  await visit(page, linkTo('/auth/verify', mail));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const entry = { name: 'Ada', email, phone: '4045550123', address: '1 Main St, Jackson, MS 39201' };
  const entered = await page.request.post(`${store.url}/kia-giveaway`, { form: { ...entry, optedIn: 'on' } });
  expect(entered.status()).toBe(200);
  await subscribe(page, email, store.url);

  await visit(page, `${store.url}/account`);
  await page.getByText('Delete my account').first().click();
  const also = page.getByRole('group', { name: 'Delete with it' });
  await expect(also.getByRole('checkbox', { name: /^My giveaway entry/ })).toBeChecked();
  const subscription = also.getByRole('checkbox', { name: /^My newsletter subscription/ });
  await expect(subscription).toBeChecked();
  await subscription.uncheck();
  await checkAccessibility(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInAsAdmin(desk, store);
  await visit(desk, `${store.url}/account/people`);
  const people = region(desk, 'People');
  await people.getByLabel('Email address').fill(email);
  await people.getByRole('button', { name: 'Find' }).click();
  await expect(
    people.getByRole('heading', { level: 3, name: /^Newsletter and prayer updates/ }),
  ).toBeVisible();
  for (const gone of [/^Account/, /^Giveaways and prayer list/])
    await expect(people.getByRole('heading', { level: 3, name: gone })).toHaveCount(0);
  await desk.context().close();
});

import { expect, test, visit } from '../support/browser/journey.ts';
import { makeAdmin, signIn, signInAsAdmin } from '../support/browser/people.ts';

test('of two who change a role the second is told, and chooses', async ({ page, browser, complaints }) => {
  complaints.allow(/status of 409/);
  const helper = await browser.newContext({ baseURL: process.env['SHARED_STORE_URL'] });
  const email = await signIn(await helper.newPage());
  await makeAdmin(email);
  await helper.close();
  await signInAsAdmin(page);
  await visit(page, '/account/administrators');
  const row = (of: typeof page) => of.getByRole('row').filter({ hasText: email });
  const second = await page.context().newPage();
  await visit(second, '/account/administrators');

  const choose = async (of: typeof page, role: string) => {
    await row(of).getByRole('combobox').selectOption(role);
    await row(of).getByRole('button', { name: 'Change role' }).click();
  };
  await choose(page, 'Editor');
  await expect(page.getByText('The role is changed.')).toBeVisible();
  await choose(second, 'Support');
  await expect(row(second).getByRole('alert')).toContainText('Somebody else made this Editor meanwhile');
  await expect(row(second).getByRole('combobox')).toHaveValue('support');
  await expect(row(second)).toContainText('Editor since');
  await row(second).getByRole('button', { name: 'Change role' }).click();
  await expect(second.getByText('The role is changed.')).toBeVisible();
  await expect(row(second)).toContainText('Support since');

  // To be taken away, by a page that still shows the role of before.
  await row(page)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(row(page).getByRole('alert')).toContainText('Press Revoke again');
  await row(page)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(page.getByText('The role is taken away.')).toBeVisible();
});

test('without scripts a refused form shows what was chosen beside what stands', async ({
  page,
  browser,
  startOwnStore,
}) => {
  // Claims stand on every page: of the shared store others look at them.
  const store = await startOwnStore();
  await signInAsAdmin(page, store);
  const context = await browser.newContext({
    baseURL: store.url,
    javaScriptEnabled: false,
  });
  await context.addCookies(await page.context().cookies());
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const one of [first, second]) await one.goto('/account/setup');
  const told = second.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });

  const cgmp = /^cGMP/i;
  await first.getByRole('checkbox', { name: cgmp }).setChecked(false);
  await first.getByRole('button', { name: 'Save claims' }).click();
  await second.getByRole('checkbox', { name: 'Made in the USA' }).setChecked(false);
  await second.getByRole('button', { name: 'Save claims' }).click();
  await expect(told).toContainText(': off');
  await expect(second.getByRole('checkbox', { name: cgmp })).toBeChecked();
  await expect(second.getByRole('checkbox', { name: 'Made in the USA' })).not.toBeChecked();
  for (const name of [cgmp, 'Made in the USA']) await second.getByRole('checkbox', { name }).setChecked(true);
  await second.getByRole('button', { name: 'Save claims' }).click();
  await expect(second.getByText('Claims saved')).toBeVisible();

  const texts = /I have read the three texts/;
  await first.goto('/account/setup');
  await first.getByRole('checkbox', { name: texts }).setChecked(true);
  await second.goto('/account/setup');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told).toContainText('I have read the three texts');
  await expect(second.getByRole('checkbox', { name: texts })).not.toBeChecked();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await second.goto('/account/setup');
  await expect(second.getByRole('checkbox', { name: texts })).not.toBeChecked();
  await context.close();
});

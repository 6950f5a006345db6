import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { signInAsAdmin } from '../support/browser/people.ts';

test('the owner switches sample content off for everybody, and it stands in the activity', async ({
  page,
  browser,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of (422|409)/);
  const store = await startOwnStore();
  const visitor = await (await browser.newContext({ baseURL: store.url })).newPage();
  await visit(visitor, '/');
  const customers = visitor.getByText('50,000+').first();
  await expect(customers).toBeVisible();

  await signInAsAdmin(page, store);
  await visit(page, `${store.url}/account/settings`);
  await page.getByRole('checkbox', { name: /Number of customers/ }).uncheck();
  await page.getByLabel('Store address for mails').fill('nobody');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Store address for mails')).toBeFocused();
  await expect(page.getByLabel('Store address for mails')).toHaveValue('nobody');
  await page.getByLabel('Store address for mails').fill('owner@example.com');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('Now: owner@example.com')).toBeVisible();

  // Two who edit the facts: the second is told what the first one saved, and loses nothing typed.
  const other = await page.context().newPage();
  await visit(other, `${store.url}/account/settings`);
  await other.getByLabel('Phone hours').fill('Mon-Sat 9AM-5PM EST');
  await other.getByRole('button', { name: 'Save store facts' }).click();
  await expect(other.getByText('Store facts saved')).toBeVisible();
  // The boxes are told of like fields.
  await other.getByRole('checkbox', { name: /One mail a day/ }).check();
  await other.getByRole('button', { name: 'Save settings' }).click();
  await expect(other.getByText('Settings saved')).toBeVisible();
  await other.close();
  await page.getByRole('checkbox', { name: 'Product ratings' }).uncheck();
  await page.getByRole('button', { name: 'Save settings' }).click();
  const switched = page.getByRole('alert').filter({ hasText: 'One mail a day' });
  await expect(switched).toContainText('instead of one for each message and entry: on');
  await expect(page.getByRole('checkbox', { name: 'Product ratings' })).not.toBeChecked();
  await page.getByLabel('Orders of the day until').fill('4 PM EST');
  await page.getByRole('button', { name: 'Save store facts' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
  await expect(told).toContainText('Phone hours: Mon-Sat 9AM-5PM EST');
  await checkAccessibility(page);
  await expect(page.getByLabel('Orders of the day until')).toHaveValue('4 PM EST');
  await page.getByLabel('Phone hours').fill('Mon-Sat 9AM-5PM EST');
  await page.getByRole('button', { name: 'Save store facts' }).click();
  await expect(page.getByText('Store facts saved')).toBeVisible();
  await expect(told).toHaveCount(0);
  // What was ticked outlasts the other form's answers.
  await expect(page.getByRole('checkbox', { name: 'Product ratings' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /One mail a day/ }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(told).toHaveCount(0);

  await visit(visitor, '/');
  await expect(visitor.getByText('50,000+')).toHaveCount(0);
  await visitor.context().close();

  await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'changed the settings' }).last()).toContainText(
    'owner@example.com',
  );
});

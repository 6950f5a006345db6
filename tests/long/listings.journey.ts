import { checkAccessibility, expect, test, visit } from '#tests/support/browser/journey.ts';
import { becomeAdmin } from '#tests/support/browser/people.ts';

test('an administrator types a support group in, everybody sees it, and hides it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const title = `Walkers ${crypto.randomUUID().slice(0, 8)}`;
  await becomeAdmin(page);
  await visit(page, '/account/listings');
  await page.getByRole('link', { name: 'Support groups' }).click();
  await expect(page).toHaveURL(/list=groups/);
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a description')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await checkAccessibility(page);
  await page.getByLabel('Description').fill('We walk together.');
  await page.getByLabel('For whom', { exact: true }).fill('Diabetes');
  await page.getByLabel('Meets', { exact: true }).selectOption('In person');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toBeVisible();
  await visit(page, '/community');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await visit(page, '/account/listings?list=groups');
  await row.getByRole('button', { name: /^Hide/ }).click();
  await expect(row).toContainText('Hidden');
  await checkAccessibility(page);
  await visit(page, '/community');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  await visit(page, '/account/listings?list=stories&feeds');
  const given = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .last();
  const name = await given.getByRole('heading').innerText();
  await given.getByRole('checkbox', { name: `Choose: ${name}` }).check();
  await page.getByRole('button', { name: 'Hide the ticked ones' }).click();
  await expect(given).toContainText('Hidden');
  await expect(given.getByRole('checkbox'), 'what is done is no longer ticked').not.toBeChecked();
  await page.getByRole('button', { name: 'Tick all' }).click();
  await expect(given.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Tick none' }).click();
  await expect(given.getByRole('checkbox')).not.toBeChecked();
  await checkAccessibility(page);
  await given.getByRole('button', { name: `Show: ${name}` }).click();
  await expect(given.getByText('Hidden', { exact: true })).toHaveCount(0);
});

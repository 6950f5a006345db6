import { expect, test } from '../support/browser/journey.ts';

test.use({ javaScriptEnabled: false });

test("without script the giveaway's form enters, and says what is wrong, all the same", async ({
  page,
  startOwnStore,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const store = await startOwnStore({ STORE_DATE: '2025-12-11' });
  await page.goto(`${store.url}/kia-giveaway`);
  await page.getByLabel('Full name').fill('Ruth');
  await page.getByLabel('Email').fill('ruth@example.com');
  await page.getByLabel('Phone').fill('4045550123');
  await page.getByLabel('Full address').fill('3 Main St, Jackson, MS 39201');
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await expect(
    page.getByText('Opt-in Required: Please agree to the terms to enter the giveaway.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ruth');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await expect(page.getByText('Entry Submitted!')).toBeVisible();
});

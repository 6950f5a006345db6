import { expect, test, visit } from '../support/browser/journey.ts';

const LOST = 'The store did not answer.';

/** The line goes down after the page has come. */
test('forms keep what was typed when nobody answers, and go through once somebody does', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/);

  await visit(page, '/auth');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('ginger and sorrel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(LOST);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('ginger and sorrel');
  await context.setOffline(false);

  await visit(page, '/newsletter');
  const email = `lost-${Date.now()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toContainText(LOST);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await context.setOffline(false);

  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel(/about/i).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you open on Sundays?');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('alert')).toContainText(LOST);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you open on Sundays?');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL(/\/contact\?sent=yes$/);
});

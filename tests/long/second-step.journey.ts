import type { Page } from '@playwright/test';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { PASSWORD, signIn } from '../support/browser/people.ts';
import { totp } from '../support/totp.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Second step/ });

async function logIn(page: Page, email: string) {
  await page.context().clearCookies();
  await visit(page, '/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Your password is right. Now the code.')).toBeVisible();
}

async function enterCode(page: Page, code: string) {
  await page.getByRole('main').getByRole('textbox').fill(code);
  await page.getByRole('main').getByRole('textbox').press('Enter');
}

test('a second step is switched on, asked for at the login, survives a lost phone and is switched off', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (401|422|409)/);
  const email = await signIn(page);
  await visit(page, '/account/security');
  await panel(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await panel(page).getByRole('button', { name: 'Set up a second step' }).click();
  await expect(panel(page).getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  const codes = await panel(page).getByRole('listitem').allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  const secret = await panel(page).locator('code').last().innerText();
  await checkAccessibility(page);
  expect(await overhang(page)).toBeLessThanOrEqual(0);

  // A wrong code switches nothing on, and leaves the QR code where it is.
  await panel(page).getByRole('textbox').fill('000000');
  await panel(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(panel(page).locator('.form-error')).toBeVisible();
  await expect(panel(page).getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await panel(page).getByRole('textbox').fill(totp(secret));
  await panel(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('From now on logging in asks for a code.')).toBeVisible();
  await expect(panel(page).getByText('On', { exact: true })).toBeVisible();

  await logIn(page, email);
  await checkAccessibility(page);
  await enterCode(page, '000000');
  await expect(page.getByRole('main').locator('.form-error, [role="alert"]').first()).toBeVisible();
  await enterCode(page, totp(secret));
  await expect(page).toHaveURL(/\/(account)?$/);

  // The phone is gone: each backup code opens the account once.
  const [code = ''] = codes;
  await logIn(page, email);
  await enterCode(page, code);
  await expect(page).toHaveURL(/\/(account)?$/);
  await logIn(page, email);
  await enterCode(page, code);
  await expect(page.getByRole('main').locator('.form-error, [role="alert"]').first()).toBeVisible();
  await enterCode(page, codes[1] ?? '');
  await expect(page).toHaveURL(/\/(account)?$/);

  await visit(page, '/account/security');
  await panel(page).getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await panel(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Logging in asks for the password alone.')).toBeVisible();
  await expect(panel(page).getByText('On', { exact: true })).toHaveCount(0);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../../scripts/run-step.ts';
import { checkAccessibility, expect, test, visit } from '#tests/support/browser/journey.ts';
import { PASSWORD, signIn } from '#tests/support/browser/people.ts';
import { oneWidth } from '../support/browser/one-width.ts';

/** `npm run admin --`, as an owner gives it on the store's machine. */
const onTheCommandLine = (...command: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', ...command], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], DATA_DIR: process.env['SHARED_STORE_DATA'] },
  });

test('an administrator has tabs, a badge, and every grant in the activity', async ({ page }) => {
  const email = await signIn(page);
  await onTheCommandLine('grant', email, '--unverified');
  await visit(page, '/account');
  const main = page.getByRole('main');
  await expect(main.getByText('Admin', { exact: true })).toBeVisible();
  const tabs = main.getByRole('navigation', { name: 'Account' });
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const field = main.getByRole('searchbox', { name: 'A name, an address or words' });
  await field.fill(email);
  await field.press('Enter');
  await main.getByRole('region', { name: 'People' }).getByRole('button', { name: email }).click();
  await expect(main.getByText('Everything the store holds under')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Sign-ins' })).toBeVisible();
  expect(page.url()).not.toContain('@');
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('Link your Shopify account to view your orders')).toBeVisible();
  await tabs.getByRole('link', { name: 'Activity' }).click();
  await expect(main.getByRole('row').filter({ hasText: `made ${email} an administrator` })).toBeVisible();
  const who = main.getByRole('search', { name: 'Activity' }).getByLabel('Who', { exact: true });
  await who.selectOption(email);
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(main.getByRole('row').filter({ hasText: 'command line' })).toHaveCount(0);
  await expect(main.getByRole('row').filter({ hasText: 'searched the desk' })).toBeVisible();
  await expect(who.locator('option:checked')).toHaveText(email);
  expect(page.url()).not.toMatch(/@|%40/);
});

test('a customer sees no tabs, and is told that an administrator’s page is none of theirs', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  await signIn(page);
  await visit(page, '/account');
  await expect(page.getByRole('heading', { name: 'Order History' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account', exact: true })).toHaveCount(0);
  const answer = await visit(page, '/account/settings');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'For administrators only' })).toBeVisible();
});

test(
  'one’s data is downloaded, and the account deleted with its password',
  oneWidth,
  async ({ page, complaints }) => {
    complaints.allow(/status of 422/);
    const email = await signIn(page);
    await visit(page, '/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await downloading).suggestedFilename()).toBe('biolife-account.json');
    const held = await page.request.get('/api/account-data');
    expect(await held.json()).toMatchObject({ account: { email }, isAdmin: false });

    await page.getByText('Delete my account').first().click();
    await checkAccessibility(page);
    await page.getByLabel('Your password').fill('not it');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('main').getByText('This is not your password.')).toBeVisible();
    await expect(page.getByLabel('Your password')).toHaveValue('');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await visit(page, '/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
);

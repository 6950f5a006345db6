import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { linkOfMail } from '../support/browser/mailbox.ts';
import { newEmail, PASSWORD } from '../support/browser/people.ts';
import { checkOut, fillAddress } from '../support/browser/shopping.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { long, longOneWidth } from '../support/browser/long.ts';

const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Messages/ }).getByText(text);

async function signUp(page: Page, email: string): Promise<void> {
  await visit(page, '/auth?mode=signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Account created successfully! You can now login.')).toBeVisible();
}

async function login(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The links of the header, or on small screens those of the sheet. */
async function openAccountArea(page: Page): Promise<Locator> {
  if (await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).isHidden())
    return page.getByRole('banner');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog', { name: 'Menu', exact: true });
}

test('sign up, log in where one wanted to go, and out again', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  await visit(page, '/account');
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount$/);
  await login(page, email);
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Admin')).toHaveCount(0);
  await checkAccessibility(page);

  await visit(page, '/auth');
  await expect(page).toHaveURL(/\/$/);
  const area = await openAccountArea(page);
  await expect(area.getByRole('link', { name: /^(My )?Account$/ })).toBeVisible();
  await area.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await visit(page, '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test(
  'what is wrong is said once, by the field or over the form; the email stays, passwords go',
  long,
  async ({ page, complaints }) => {
    complaints.allow(/status of (401|409|422)/);
    const email = newEmail();
    await visit(page, '/auth');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(page.getByText('Please fill in all fields')).toHaveCount(1);
    await expect(page.getByText('Enter your email address')).toHaveCount(1);
    await expect(page.getByText('Enter your password')).toHaveCount(1);
    await expect(page.getByRole('region', { name: /Messages/ }).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toBeFocused();
    await login(page, email);
    await expect(page.getByRole('alert')).toHaveText('Login Failed: Invalid email or password');
    await expect(page.getByText('Invalid email or password')).toHaveCount(1);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    const tryPasswords = async (password: string, again: string) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(again);
      await page.getByRole('button', { name: 'Sign Up' }).click();
    };
    await tryPasswords('ginger', 'sorrel');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await tryPasswords('short', 'short');
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await tryPasswords('password', 'password');
    await expect(page.getByText('This password is one of the most common ones.')).toBeVisible();
    await checkAccessibility(page);
    await tryPasswords(PASSWORD, PASSWORD);
    await expect(toast(page, 'Account created successfully! You can now login.')).toBeVisible();

    await page.getByRole('link', { name: "Don't have an account? Sign up" }).click();
    await tryPasswords(PASSWORD, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(
      'Sign Up Failed: This email is already registered. Please login instead.',
    );

    await page.getByRole('link', { name: 'Already have an account? Login' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Send reset email' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset email' }).click();
    await expect(toast(page, 'Password reset email sent! Check your inbox.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
  },
);

test('without script: sign up, a wrong password, login, logout', oneWidth, async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await plain.newPage();
  const email = newEmail();
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Account created successfully! You can now login.')).toBeVisible();
  await login(page, email, 'not it');
  await expect(page.getByText('Login Failed: Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await login(page, email);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await plain.close();
});

test('a visitor who never logged in asks for no session', oneWidth, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await visit(page, '/shop');
  expect(asked).toContain('/shop');
  expect(asked).not.toContain('/api/session');
});

test(
  'sign up, verify by mail, link another address by its mail, and see the order placed with it',
  oneWidth,
  async ({ page, context }) => {
    const email = newEmail();
    const orderEmail = newEmail();
    await visit(page, '/product/iron-gentle');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const checkout = await checkOut(page, context);
    await fillAddress(checkout, orderEmail);
    await checkout.getByRole('button', { name: 'Place order' }).click();
    const order = checkout.getByRole('heading', { level: 1, name: /^Order #1\d{3}$/ });
    await expect(order).toBeVisible();
    const name = (await order.textContent()) ?? '';
    await checkout.close();

    await signUp(page, email);
    await login(page, email);
    await expect(toast(page, 'Logged in successfully')).toBeVisible();
    await visit(page, '/account');
    await expect(page.getByText('Link your Shopify account to view your orders')).toBeVisible();
    await expect(page.getByText('Verify your email first')).toBeVisible();

    await visit(page, await linkOfMail(context, { to: email, subject: /Confirm your email/ }));
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Verify my email' }).click();
    await expect(toast(page, 'Your email is verified')).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Verify your email first')).toHaveCount(0);

    await page.getByLabel('Email').fill(orderEmail);
    await page.getByRole('button', { name: 'Link Account' }).click();
    await expect(toast(page, 'Check your inbox')).toBeVisible();
    await expect(page.getByText('Link your Shopify account to view your orders')).toBeVisible();
    await visit(page, await linkOfMail(context, { to: orderEmail, subject: /Link this address/ }));
    await page.getByRole('button', { name: 'Link Account' }).click();
    await expect(toast(page, 'Shopify account linked successfully!')).toBeVisible();
    const shown = page.getByRole('article', { name });
    await expect(shown).toContainText('1 × Iron Gentle');
    await expect(shown).toContainText('Being packed');
    await expect(page.getByRole('button', { name: 'Link Account' })).toHaveCount(0);
    await checkAccessibility(page);

    await page.getByRole('button', { name: 'Unlink' }).click();
    await expect(toast(page, 'Account unlinked')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Link Account' })).toBeVisible();
  },
);

test(
  'a reset by mail logs out the other browser, and its link works once',
  longOneWidth,
  async ({ page, context, browser, baseURL, complaints }) => {
    complaints.allow(/status of 410/);
    const email = newEmail();
    await signUp(page, email);
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const elsewhere = await other.newPage();
    await visit(elsewhere, '/auth?next=/account');
    await login(elsewhere, email);
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

    await visit(page, '/auth?mode=reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset email' }).click();
    await expect(toast(page, 'Password reset email sent! Check your inbox.')).toBeVisible();
    const link = await linkOfMail(context, { to: email, subject: /Choose a new password/ });
    const setPassword = async () => {
      await visit(page, link);
      await page.getByLabel('New password', { exact: true }).fill('a new sorrel secret');
      await page.getByLabel('Confirm new password').fill('a new sorrel secret');
      await page.getByRole('button', { name: 'Set new password' }).click();
    };
    await setPassword();
    await expect(toast(page, 'Password changed. Please log in with your new password.')).toBeVisible();

    await visit(elsewhere, '/account');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await other.close();

    await setPassword();
    await expect(page.getByRole('alert')).toContainText('This link was used already or is too old.');
    await visit(page, '/auth?next=/account');
    await login(page, email, 'a new sorrel secret');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
);

import type { BrowserContext, Page } from '@playwright/test';

/** Opens the drawer from the header and goes to the checkout, which opens in a new tab. */
export async function checkOut(page: Page, context: BrowserContext): Promise<Page> {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View Cart & Checkout' }).click();
  const checkout = await opened;
  await checkout.waitForURL(/\/checkouts\//);
  return checkout;
}

/** What a shopper in Atlanta types. */
export async function fillAddress(checkout: Page, email: string): Promise<void> {
  await checkout.getByLabel('Email').fill(email);
  await checkout.getByLabel('Full name').fill('Ruth Johnson');
  await checkout.getByLabel('Street address').fill('12 Auburn Ave');
  await checkout.getByLabel('City').fill('Atlanta');
  await checkout.getByLabel('State').selectOption('GA');
  await checkout.getByLabel('ZIP code').fill('30303');
}

import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { readMail } from '../support/browser/outbox.ts';
import { checkOut, fillAddress } from '../support/browser/shopping.ts';
import { addStoredLines } from '../support/browser/stored-cart.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Messages/ }).getByText(text);

const card = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });

test('from the shop to an order number: filter, sort, product, variant, cart, checkout', async ({
  page,
  context,
  complaints,
}) => {
  // A form that is not right is answered so.
  complaints.allow(/status of 422/);
  await visit(page, '/shop');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Digestive Health' })
    .click();
  await expect(page).toHaveURL(/category=digestion/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL(/category=digestion&sort=price-low/);
  const shown = await page
    .getByRole('list', { name: 'Products' })
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(shown).toContain('Good Gut Probiotic');

  await page.getByRole('link', { name: 'Good Gut Probiotic', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good Gut Probiotic' })).toBeVisible();
  await page.getByRole('radio', { name: /60 capsules/ }).check();
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(toast(page, 'Good Gut Probiotic added to cart!')).toBeVisible();
  await expect(toast(page, 'Click the cart icon in the header to checkout')).toBeVisible();

  const checkout = await checkOut(page, context);
  await expect(checkout.getByText('No payment is taken')).toBeVisible();
  await expect(checkout.getByRole('region', { name: 'Order summary' })).toContainText('60 capsules');
  await checkAccessibility(checkout);

  await checkout.getByRole('button', { name: 'Place order' }).click();
  await expect(checkout.getByText('Enter your email address, such as name@example.com')).toBeVisible();
  await expect(checkout.getByLabel('Email')).toBeFocused();

  const email = `ruth-${Date.now()}-${Math.random()}@example.com`;
  await fillAddress(checkout, email);
  await checkout.getByLabel('Discount code').fill('no-such-code');
  await checkout.getByRole('button', { name: 'Apply' }).click();
  await expect(checkout.getByText('We do not know this discount code.')).toBeVisible();
  await expect(checkout.getByLabel('Street address')).toHaveValue('12 Auburn Ave');
  await checkout.getByLabel('Discount code').fill('welcome10');
  await checkout.getByRole('button', { name: 'Apply' }).click();
  await expect(checkout.getByText('Discount (welcome10)')).toBeVisible();
  await checkout.getByRole('radio', { name: /Expedited/ }).check();
  await expect(checkout.getByRole('region', { name: 'Order summary' })).toContainText('USD 9.99');

  await checkout.getByRole('button', { name: 'Place order' }).click();
  const heading = checkout.getByRole('heading', { level: 1, name: /^Order #1\d{3}$/ });
  await expect(heading).toBeVisible();
  const number = await heading.textContent();
  await checkout.reload();
  await expect(heading).toHaveText(number ?? '');

  await page.bringToFront();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();

  const mail = await readMail(page, { to: email, subject: `${number} is placed` });
  expect(mail.text).toContain('1 × Good Gut Probiotic');
  expect(mail.text).toContain('Expedited shipping');
});

test('pressing Place order twice makes one order', oneWidth, async ({ page, context }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const checkout = await checkOut(page, context);
  const email = `twice-${Math.random()}@example.com`;
  await fillAddress(checkout, email);
  const form = {
    email,
    name: 'Ruth Johnson',
    line1: '12 Auburn Ave',
    line2: '',
    city: 'Atlanta',
    state: 'GA',
    zip: '30303',
    shippingMethod: 'standard',
    discountCode: '',
    intent: 'place',
  };
  const answers = await Promise.all([1, 2, 3].map(() => checkout.request.post(checkout.url(), { form })));
  const numbers = await Promise.all(
    answers.map(async (answer) => /Order #(\d+)/.exec(await answer.text())?.[1]),
  );
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toMatch(/^1\d{3}$/);
});

test('the cart survives a reload and shows in a second tab', oneWidth, async ({ page, context }) => {
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Add to Cart: Iron Gentle' }).click();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('1 item · USD 14.99');
  const second = await context.newPage();
  await visit(second, '/cart');
  await second.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('2 items · USD 29.98');
});

test(
  'who presses and leaves before the next picture has it in the cart, once',
  oneWidth,
  async ({ page }) => {
    await visit(page, '/product/iron-gentle');
    const kept = await page
      .getByRole('button', { name: 'Add to Cart', exact: true })
      .evaluate((button: HTMLElement) => {
        button.click();
        dispatchEvent(new Event('pagehide'));
        return localStorage.getItem('shopify-cart');
      });
    expect(kept).toContain('Iron Gentle');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('1 item · USD 14.99');
  },
);

test('quantities, removing and the empty drawer', async ({ page }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(drawer.getByText('1 item in your cart')).toBeVisible();
  await drawer.getByRole('button', { name: 'One more' }).click();
  await expect(drawer.getByText('2 items in your cart')).toBeVisible();
  await expect(drawer.getByText('USD 29.98')).toBeVisible();
  await checkAccessibility(page, { within: 'dialog[open]' });
  await drawer.getByRole('button', { name: 'One less' }).click();
  await drawer.getByRole('button', { name: 'One less' }).click();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await drawer.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(drawer).toBeHidden();
});

test(
  'a corrupt cart in the storage keeps what can be read, and the rest of the storage',
  oneWidth,
  async ({ page }) => {
    await visit(page, '/product/iron-gentle');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await addStoredLines(page, [null, { variantId: '' }, { quantity: 'many' }]);
    await page.evaluate(() => localStorage.setItem('somebody-elses', 'value'));
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('1 item');
    await page.evaluate(() => localStorage.setItem('shopify-cart', '{not json'));
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('somebody-elses'))).toBe('value');
  },
);

test('a line that the shop no longer has is named, and the cart stays', oneWidth, async ({ page }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await addStoredLines(page, [
    {
      variantId: 'gid://shopify/ProductVariant/1',
      product: { id: 'x', handle: 'gone', title: 'Gone Tea', image: null },
    },
  ]);
  await visit(page, '/cart');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gone Tea' })).toContainText(
    'No longer in the shop',
  );
  await page.getByRole('main').getByRole('button', { name: 'Continue to Checkout' }).click();
  await expect(toast(page, 'Something in your cart is no longer there')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Iron Gentle' })).toBeVisible();
});

test('a browser that blocks the new tab gets a link', longOneWidth, async ({ page, context }) => {
  await visit(page, '/product/iron-gentle');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await page.getByRole('button', { name: 'View Cart & Checkout' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open checkout' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('the checkout works without script', oneWidth, async ({ page, browser, baseURL, context }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const url = (await checkOut(page, context)).url();
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const checkout = await plain.newPage();
  await checkout.goto(url);
  await fillAddress(checkout, `plain-${Math.random()}@example.com`);
  await checkout.getByRole('button', { name: 'Place order' }).click();
  await expect(checkout.getByRole('heading', { level: 1, name: /^Order #1\d{3}$/ })).toBeVisible();
  await plain.close();
});

test(
  'the price on a card is the price in the cart, also where a cheaper variant is sold out',
  oneWidth,
  async ({ page }) => {
    await visit(page, '/shop?q=collard');
    const collard = card(page, 'Collard Greens Daily');
    await expect(collard).toContainText('USD 39.99');
    await expect(collard).not.toContainText('37.99');
    await collard.getByRole('button', { name: 'Add to Cart: Collard Greens Daily' }).click();
    await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('1 item · USD 39.99');
    await expect(collard).toContainText('1 in your cart');

    // A finger has no pointer to rest: the way to quick view is there without one.
    await page.mouse.move(0, 0);
    const quick = collard.getByRole('button', { name: 'Quick view: Collard Greens Daily' });
    if (test.info().project.use.hasTouch) await expect(quick).toHaveCSS('opacity', '1');
    await quick.click();
    const view = page.getByRole('dialog', { name: 'Collard Greens Daily' });
    await expect(view).toContainText('USD 39.99');
    await expect(view).toContainText('this adds Lemon Ginger');
    await page.keyboard.press('Escape');
    await expect(quick).toBeFocused();

    const price = collard.getByText('USD 39.99');
    expect((await price.boundingBox())?.height).toBeLessThan(32);
  },
);

test('a full cart says so, and does not say that something was added', oneWidth, async ({ page }) => {
  await visit(page, '/product/iron-gentle');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await addStoredLines(
    page,
    Array.from({ length: 99 }, (_, index) => ({ variantId: `gid://shopify/ProductVariant/${index + 1}` })),
  );
  await visit(page, '/shop?q=collard');
  await card(page, 'Collard Greens Daily')
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await expect(page.getByText('Your cart is full')).toBeVisible();
  await expect(page.getByText('Collard Greens Daily added to cart!')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('100 items · USD 1,499.00');
});

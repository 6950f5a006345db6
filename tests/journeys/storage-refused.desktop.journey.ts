import { expect, test, visit } from '../support/browser/journey.ts';
import { goTo } from '../support/browser/go-to.ts';
import { pages } from './pages.ts';
import { long } from '../support/browser/long.ts';

/** What a browser does that keeps nothing for the store: site data is blocked, or there is no room left. */
const refusals = {
  'site data blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  },
  'no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

const NOT_KEPT = 'Your browser keeps nothing for this store, so this cart lasts for this visit only.';

/** React Router's script that restores the scroll stands in the page itself, and reports what it cannot read. */
const OF_THE_ROUTER = [
  /^SecurityError: Access .* \(http:\/\/[^/]+\/(?!assets\/)/,
  /^uncaught: SecurityError: Access/,
];

for (const [name, refuse] of Object.entries(refusals)) {
  test(`${name}: every page stands`, name === 'no room left' ? long : {}, async ({ page, complaints }) => {
    for (const known of OF_THE_ROUTER) complaints.allow(known);
    await page.addInitScript(refuse);
    await visit(page, '/');
    for (const { path, status, as } of pages) {
      if (as || status) continue;
      await goTo(page, path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByText('Something went wrong'), path).toHaveCount(0);
    }
  });

  test(
    `${name}: cart, lists and colors last for the visit, and the cart says so once`,
    long,
    async ({ page, complaints }) => {
      for (const known of OF_THE_ROUTER) complaints.allow(known);
      await page.addInitScript(refuse);
      await visit(page, '/product/iron-gentle');
      await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
      const messages = page.getByRole('region', { name: /Messages/ });
      await expect(messages.getByText('Iron Gentle added to cart!')).toBeVisible();
      await expect(messages.getByText(NOT_KEPT)).toBeVisible();
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
      const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
      await expect(drawer.getByText(NOT_KEPT)).toBeVisible();
      await drawer.getByRole('button', { name: 'Got it' }).click();
      await expect(drawer.getByText(NOT_KEPT)).toBeHidden();
      await drawer.getByRole('button', { name: 'One more' }).click();
      await expect(drawer.getByText('2 items in your cart')).toBeVisible();
      await expect(drawer.getByText(NOT_KEPT)).toBeHidden();
      await page.keyboard.press('Escape');

      await main.getByRole('link', { name: 'Shop', exact: true }).click();
      await page
        .getByRole('button', { name: /^Add to wishlist: / })
        .first()
        .click();
      await expect(messages.getByText('Added to wishlist!')).toBeVisible();
      // A message's link loads nothing anew: the list would be gone.
      await messages.getByRole('link', { name: 'See wishlist' }).click();
      await expect(page).toHaveURL(/\/wishlist$/);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 product' })).toBeVisible();
    },
  );
}

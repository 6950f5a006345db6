import { checkAccessibility, expect, test, visit } from '../support/browser/journey.ts';
import { long } from '../support/browser/long.ts';

test('quick view shows a product in place; Escape closes it and focus returns', async ({ page }) => {
  await visit(page, '/shop');
  const opener = page.getByRole('button', { name: 'Quick view: Iron Gentle' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Iron Gentle' });
  await expect(view.getByRole('link', { name: 'View Full Details' })).toHaveAttribute(
    'href',
    '/product/iron-gentle',
  );
  await checkAccessibility(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
});

test('adding from quick view closes it; wishlist and compare are offered once', async ({ page }) => {
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Quick view: Iron Gentle' }).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Iron Gentle' });
  await view.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(view.getByRole('button', { name: 'In Wishlist' })).toBeDisabled();
  // The message that follows stands in the dialog, with a button of the same name.
  const compare = view.getByRole('button', { name: 'Compare' }).first();
  await compare.click();
  await expect(compare).toBeDisabled();
  await view.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(view).toBeHidden();
  await expect(page.getByText('Iron Gentle added to cart!')).toBeVisible();
});

test(
  'a menu opens when the pointer rests on it, follows Escape, and closes when the pointer leaves',
  long,
  async ({ page }) => {
    await visit(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Conditions' }).hover();
    await expect(menu.getByRole('link', { name: 'Blood Sugar' })).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(menu.getByRole('link', { name: 'Blood Sugar' })).toBeHidden();
    const toggle = menu.getByRole('button', { name: 'Learn menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Eye Health' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Eye Health' })).toBeHidden();
    await expect(toggle).toBeFocused();
  },
);

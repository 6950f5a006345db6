import type { Page } from '@playwright/test';
import { checkAccessibility, expect, hydrated, test, visit } from '../support/browser/journey.ts';
import { oneWidth } from '../support/browser/one-width.ts';
import { longOneWidth } from '../support/browser/long.ts';

/** A part of the store that cannot be loaded leaves the page as it is, says so, and comes once it is reloaded. */

const NOTICE = 'That could not be loaded. Check your connection, then reload the page.';

/** From now on no script comes; gives what brings the line back. */
async function cutLine(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/*.js', (route) => route.abort());
  return () => page.unroute('**/assets/*.js');
}

test.beforeEach(({ complaints }) => {
  complaints.allow(/ERR_FAILED|dynamically imported module/);
});

for (const { button, dialog } of [
  { button: 'Cart', dialog: 'Shopping Cart' },
  { button: 'Open chat', dialog: 'BioLife Guide' },
])
  test(
    `the line is down as ${dialog} is opened: the page stays until it is reloaded`,
    oneWidth,
    async ({ page }) => {
      await visit(page, '/disclaimer');
      const mend = await cutLine(page);
      await page.getByRole('button', { name: button }).click();
      const notice = page.getByRole('alert').filter({ hasText: NOTICE });
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Escape');
      await expect(notice).toBeHidden();
      await page.getByRole('button', { name: button }).click();
      await expect(notice).toBeVisible();
      await mend();
      await notice.getByRole('button', { name: 'reload the page' }).click();
      await expect(notice).toBeHidden();
      await hydrated(page);
      // Pressed once: a button that its dialog covers cannot be pressed again.
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    },
  );

test('the line is down as voice is opened: the conversation stays', oneWidth, async ({ page }) => {
  await visit(page, '/disclaimer');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'BioLife Guide' });
  const field = panel.getByRole('textbox');
  await field.fill('What is zinc?');
  await cutLine(page);
  await panel.getByRole('button', { name: 'Switch to voice' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  await expect(field).toHaveValue('What is zinc?');
});

test(
  'the line is down as a shelf is opened over its page: the page stays',
  longOneWidth,
  async ({ page }) => {
    await visit(page, '/conditions/blood-sugar');
    await cutLine(page);
    const open = page.getByRole('button', { name: /^See \d+ products$/ });
    await open.click();
    await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
    await expect(open).toBeVisible();
  },
);

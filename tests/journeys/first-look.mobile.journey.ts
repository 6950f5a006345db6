import type { Locator } from '@playwright/test';
import { expect, test, visit } from '../support/browser/journey.ts';

const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below the first screen is laid out when somebody comes near it', async ({ page }) => {
  await visit(page, '/product/beet-nitric');
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  expect(await isLaidOut(contact)).toBe(false);
  await contact.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(contact)).toBe(true);
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('Back finds the place again though the page above it was guessed at first', async ({ page }) => {
  await visit(page, '/');
  const story = page.locator('main').getByRole('link', { name: 'Our story' });
  // As a thumb does it: what is passed is laid out.
  for (let moved = 0; !(await isInWindow(story)) && moved < 60; moved += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  expect(await isInWindow(story)).toBe(true);
  await story.click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(story).toBeVisible();
  // What loads when it is near stands a little higher or lower until it has.
  await expect.poll(() => isInWindow(story, 0.5)).toBe(true);
});

test('who reloads a page sees it whole', async ({ page }) => {
  await visit(page, '/conditions/blood-pressure');
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  expect(await isLaidOut(contact)).toBe(false);
  await page.reload();
  expect(await isLaidOut(contact)).toBe(true);
});

/** `around` is how far from it, in windows, still counts. */
const isInWindow = (part: Locator, around = 0) =>
  part.evaluate((element, margin) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= -margin * innerHeight && bottom <= (1 + margin) * innerHeight;
  }, around);

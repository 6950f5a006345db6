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
  await expect.poll(() => isInWindow(story)).toBe(true);
});

test('who reloads a page sees it whole, at the same place', async ({ page }) => {
  await visit(page, '/conditions/blood-pressure');
  const related = page.getByRole('heading', { name: 'Related concerns' });
  await related.scrollIntoViewIfNeeded();
  await page.reload();
  expect(await isLaidOut(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }))).toBe(true);
  await expect.poll(() => isInWindow(related)).toBe(true);
});

const isInWindow = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

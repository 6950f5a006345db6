import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { readBuiltRoutes } from '../../scripts/built-routes.ts';
import { limitFor } from '../../scripts/verify-bundle-budget.ts';
import { becomePhone } from '../support/browser/become-phone.ts';
import { missingFiles, picturesOf } from '../support/browser/pictures.ts';
import { checkAccessibility, expect, overhang, test, visit } from '../support/browser/journey.ts';
import { long } from '../support/browser/long.ts';
import { markupProblems } from '../support/browser/markup.ts';
import { becomeAdmin } from '../support/browser/people.ts';
import { pages } from './pages.ts';

const patterns = (await readBuiltRoutes()).map(({ pattern }) => pattern);
const patternOf = (path: string) =>
  patterns.find((pattern) => matchPath(pattern, new URL(path, 'http://store').pathname));

test('every route of the build is among the pages that are tested', () => {
  const shown = pages.map(({ path }) => patternOf(path));
  expect(patterns.filter((pattern) => !shown.includes(pattern))).toEqual([]);
});

/** What was set by CSS stands with the next picture, what scripts measure with the one after. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Fits the narrowest window, and letters of twice the size. Whoever wants no motion sees either at once. */
async function checkNarrow(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('transitionrun', () => document.documentElement.setAttribute('data-moved', '')),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await drawn(page);
  expect.soft(await overhang(page), 'at 320 pixels').toBeLessThanOrEqual(0);

  // What a browser does with a zoom of 200 % on a window of 1280: half the width in CSS pixels, and then larger letters on top.
  await page.setViewportSize({ width: 640, height: 450 });
  await setLetters(page, '200%');
  expect.soft(await overhang(page), 'with letters of twice the size').toBeLessThanOrEqual(0);
  await setLetters(page, '');
  await expect.soft(page.locator('html'), 'a property that moves').not.toHaveAttribute('data-moved');
}

async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await drawn(page);
}

/** The same page in the hand: a phone is sent the same markup. Still dark from before. */
async function checkPhone(page: Page): Promise<void> {
  await becomePhone(page);
  await drawn(page);
  expect.soft(await overhang(page), 'pixels that stand out of the phone').toBeLessThanOrEqual(0);
  await checkAccessibility(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  await checkAccessibility(page, COLORS);
}

/** Another theme is the same page in other colors. */
const COLORS = { rules: ['color-contrast', 'link-in-text-block'] };

for (const { path, status = 200, as, long: isLong } of pages) {
  const title = `${path} is light, valid, accessible, fits the window and gives the browser nothing to complain of`;
  test(title, isLong ? long : {}, async ({ page, request, complaints }) => {
    if (as === 'admin') await becomeAdmin(page);
    if (status !== 200) complaints.allow(new RegExp(`status of ${status}`));
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const response = await visit(page, path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['content-type']).toBe('text/html; charset=utf-8');

    const bytes = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    // What follows a login comes on top of the first load, which `verify` weighs for every page.
    const limit = as ? Infinity : limitFor(patternOf(path) ?? '');
    expect(await bytes(), 'bytes of JavaScript').toBeGreaterThan(0);
    expect.soft(await bytes(), 'bytes of JavaScript').toBeLessThanOrEqual(limit);

    expect.soft(await overhang(page), 'pixels that stand out of the window').toBeLessThanOrEqual(0);

    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await checkAccessibility(page);
    // Pictures within a style sheet, and what a script makes, have no origin.
    const strangers = [...asked].filter(
      (origin) => origin !== 'null' && origin !== new URL(page.url()).origin,
    );
    expect.soft(strangers, 'other companies that the page asks').toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await drawn(page);
    await checkAccessibility(page, COLORS);

    const html = (await response?.text()) ?? '';
    expect
      .soft(html, 'a style sheet that holds the first picture up')
      .not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/);
    expect.soft(await markupProblems(html)).toEqual([]);
    const pictures = picturesOf(html, await page.content());
    expect.soft(await missingFiles(request, pictures), 'pictures that are not there').toEqual([]);
    await checkNarrow(page);
    await checkPhone(page);
    expect.soft(await bytes(), 'bytes of JavaScript on a phone').toBeLessThanOrEqual(limit);
  });
}

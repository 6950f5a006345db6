import { matchPath } from 'react-router';
import { readBuiltRoutes } from '../../scripts/built-routes.ts';
import { limitFor } from '../../scripts/verify-bundle-budget.ts';
import { checkAccessibility, expect, overhang, test, visit } from '#tests/support/browser/journey.ts';
import { becomeAdmin } from '#tests/support/browser/people.ts';
import { pages } from './pages.ts';

const patterns = (await readBuiltRoutes()).map(({ pattern }) => pattern);
const patternOf = (path: string) =>
  patterns.find((pattern) => matchPath(pattern, new URL(path, 'http://store').pathname));

test('every route of the build is among the pages that are tested', () => {
  const shown = pages.map(({ path }) => patternOf(path));
  expect(patterns.filter((pattern) => !shown.includes(pattern))).toEqual([]);
});

for (const { path, status = 200, as } of pages) {
  test(`${path} is light, accessible, fits the window and gives the browser nothing to complain of`, async ({
    page,
    complaints,
  }) => {
    if (as === 'admin') await becomeAdmin(page);
    if (status !== 200) complaints.allow(new RegExp(`status of ${status}`));
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const response = await visit(page, path);
    expect(response?.status()).toBe(status);

    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes, 'bytes of JavaScript').toBeGreaterThan(0);
    // What follows a login comes on top of the first load, which `verify` weighs for every page.
    if (!as) expect.soft(bytes, 'bytes of JavaScript').toBeLessThanOrEqual(limitFor(patternOf(path) ?? ''));

    expect.soft(await overhang(page), 'pixels that stand out of the window').toBeLessThanOrEqual(0);

    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await checkAccessibility(page);

    // Another theme is the same page in other colours.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await checkAccessibility(page, { rules: ['color-contrast', 'link-in-text-block'] });
  });
}

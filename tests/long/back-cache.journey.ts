import { expect, test, visit } from '../support/browser/journey.ts';
import { withoutPictures } from '../support/browser/launch-options.ts';

/** Playwright switches the browser's cache for Back off. */
test.use({ launchOptions: { ...withoutPictures, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** A browser without windows keeps no page whatever it is like; it says everything else that it would have against one. */
const OF_THE_BROWSER = 'BackForwardCacheDisabledForDelegate';
const left = [
  '/',
  '/shop',
  '/product/biosilver',
  '/conditions/blood-sugar',
  '/learn',
  '/kia-giveaway',
  '/cart',
];

test('no page keeps the browser from showing it again as it was left, with Back', async ({ page }) => {
  // The same store by its address is another site than by its name.
  const elsewhere = `${process.env['SHARED_STORE_URL']?.replace('localhost', '127.0.0.1')}/robots.txt`;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const against: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    against.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  for (const path of left) {
    against.length = 0;
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { leftHere: true }));
    // Another site: within one, a browser that keeps nothing does not change over to a new page's process.
    await page.goto(elsewhere);
    // A page that was kept is loaded no second time: its heading says when it is back.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const isKept = await page.evaluate(() => 'leftHere' in window);
    // Where it was kept nothing is said against it.
    if (!isKept) await expect.poll(() => against, path).not.toEqual([]);
    expect(
      against.filter((reason) => reason !== OF_THE_BROWSER),
      path,
    ).toEqual([]);
  }
});

import { expect, hydrated, test, visit } from '../support/browser/journey.ts';
import { startSplitDocumentServer } from '../support/split-document-server.ts';

test('a page that takes its time is announced while the old one stays', async ({ page }) => {
  await visit(page, '/disclaimer');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/shop\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  const sign = page.getByRole('status').getByText('Loading the page…');
  await expect(sign).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  letGo();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(sign).toBeHidden();
});

test('a page that is touched before it has wholly arrived reacts once it has', async ({ page, baseURL }) => {
  // The line stands still inside the text of the script that waits for the first touch.
  await using server = await startSplitDocumentServer(baseURL ?? '', /data-modules="[^"]*">[^<]{20}/);
  await page.goto(`${server.url}/faq`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('script[data-modules]')).toBeAttached();
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 40);
  server.release();
  await page.waitForLoadState();
  await hydrated(page);
});

test('a mouse that rests over a page starts nothing before its first picture, one that moves does', async ({
  page,
}) => {
  // Nothing starts by the clock, nor by the end of loading: a font is still on its way.
  await page.clock.install();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  const modules = page.locator('script[type="module"]');
  const move = (by: number) =>
    page.evaluate(
      (movementX) =>
        document.body.dispatchEvent(new PointerEvent('pointermove', { movementX, bubbles: true })),
      by,
    );
  await move(0);
  await expect(modules).toHaveCount(0);
  await move(3);
  await expect(modules).toHaveCount(1);
  letGo();
  await page.clock.resume();
  await hydrated(page);
  // Two faces of one name with other weights hide each other's letters: both that were sent for are drawn with.
  // A font of the device may have stood in for them before.
  const drawn = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        status === 'loaded' && !family.endsWith(' Fallback') ? family : [],
      ),
    );
  await expect.poll(drawn).toEqual(['Bricolage Grotesque Variable', 'Atkinson Hyperlegible Next Variable']);
});

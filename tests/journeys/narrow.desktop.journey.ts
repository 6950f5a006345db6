import { expect, overhang, test, visit } from '#tests/support/browser/journey.ts';
import { pages } from './pages.ts';

for (const { path } of pages) {
  test(`${path} fits the narrowest window, and letters of twice the size`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, path);
    expect.soft(await overhang(page), 'at 320 pixels').toBeLessThanOrEqual(0);

    // What a browser does with a zoom of 200 % on a window of 1280: half the width in CSS pixels, and then larger letters on top.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.addStyleTag({ content: 'html { font-size: 200%; }' }).catch(() => undefined);
    expect.soft(await overhang(page), 'with letters of twice the size').toBeLessThanOrEqual(0);
  });
}

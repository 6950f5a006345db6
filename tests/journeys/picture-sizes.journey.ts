import type { Page } from '@playwright/test';
import { expect, visit } from '../support/browser/journey.ts';
import { withPictures } from '../support/browser/launch-options.ts';
import { connected, liveShopTest as test } from '../support/browser/live-shop.ts';
import { makePlatformProducts } from '../support/make-platform-product.ts';

// As good phones have it. A browser without pictures chooses none of their files.
test.use({ deviceScaleFactor: 3, launchOptions: withPictures });

test('a shop’s pictures are asked for as large as they are shown, and at once only where they are seen', async ({
  page,
  shopify,
  startOwnStore,
}) => {
  shopify.shop.products.push(...makePlatformProducts(6));
  const store = await startOwnStore(connected(shopify));
  for (const path of ['/shop', '/product/day-tea']) {
    await visit(page, `${store.url}${path}`);
    const pictures = await firstPictures(page);
    expect(pictures, path).not.toEqual([]);
    for (const { seen, needed, taken, offered } of pictures) {
      expect(seen, `${path}: loaded at once and seen`).toBe(true);
      const enough = offered.find((width) => width >= needed * 1.05) ?? offered.at(-1);
      expect(taken, `${path}: shown ${needed} pixels wide`).toBeLessThanOrEqual(enough ?? 0);
      // A little less sharp is seen by nobody.
      expect(taken, `${path}: shown ${needed} pixels wide`).toBeGreaterThanOrEqual(needed * 0.9);
    }
  }
});

/** Those that are loaded at once: the pixels that they are shown with, side to side, and the widths of their files. */
const firstPictures = (page: Page) =>
  page.locator('main img[srcset][loading="eager"]').evaluateAll((found) =>
    found.flatMap((element) => {
      if (!(element instanceof HTMLImageElement)) return [];
      const { top, width, height } = element.getBoundingClientRect();
      const stated = Number(element.getAttribute('width')) / Number(element.getAttribute('height'));
      const widthIn = (address: string) => Number(new URL(address).searchParams.get('width'));
      return {
        seen: top < innerHeight,
        needed: Math.round(Math.min(width, height * stated) * devicePixelRatio),
        taken: widthIn(element.currentSrc),
        offered: element.srcset.split(', ').map((one) => widthIn(one.split(' ')[0] ?? '')),
      };
    }),
  );

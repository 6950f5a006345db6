import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A line as the storage holds it. */
interface StoredLine {
  variantId: string;
  product: { id: string; handle: string; title: string; image: null };
  [field: string]: unknown;
}

const storedCart = z.looseObject({
  state: z.looseObject({ items: z.array(z.record(z.string(), z.unknown()).nullable()) }),
});

/** Adds copies of the first stored line, changed as given, as a hand or an older version of the store could have left them. */
export async function addStoredLines(page: Page, lines: (Partial<StoredLine> | null)[]): Promise<void> {
  const stored = storedCart.parse(
    JSON.parse((await page.evaluate(() => localStorage.getItem('shopify-cart'))) ?? '{}'),
  );
  const [first] = stored.state.items;
  const added = lines.map((line) => (line === null ? null : { ...first, ...line }));
  const changed = JSON.stringify({
    ...stored,
    state: { ...stored.state, items: [...stored.state.items, ...added] },
  });
  await page.evaluate((cart) => localStorage.setItem('shopify-cart', cart), changed);
}

/** Gives the stored cart another checkout, such as one that was bought in the meantime. */
export async function setStoredCartId(page: Page, cartId: string): Promise<void> {
  const stored = storedCart.parse(
    JSON.parse((await page.evaluate(() => localStorage.getItem('shopify-cart'))) ?? '{}'),
  );
  const changed = JSON.stringify({ ...stored, state: { ...stored.state, cartId } });
  await page.evaluate((cart) => localStorage.setItem('shopify-cart', cart), changed);
}

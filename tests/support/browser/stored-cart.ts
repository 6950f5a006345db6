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

/** The cart as the storage holds it, which it does a picture after a button that adds was pressed. */
async function readStoredCart(page: Page): Promise<z.infer<typeof storedCart>> {
  const stored = await page.waitForFunction(() => localStorage.getItem('shopify-cart'));
  return storedCart.parse(JSON.parse((await stored.jsonValue()) ?? ''));
}

/** Adds copies of the first stored line, changed as given, as a hand or an older version of the store could have left them. */
export async function addStoredLines(page: Page, lines: (Partial<StoredLine> | null)[]): Promise<void> {
  const stored = await readStoredCart(page);
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
  const stored = await readStoredCart(page);
  const changed = JSON.stringify({ ...stored, state: { ...stored.state, cartId } });
  await page.evaluate((cart) => localStorage.setItem('shopify-cart', cart), changed);
}

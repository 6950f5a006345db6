import { createHash, randomBytes } from 'node:crypto';
import { fromCents, toCents } from '#platform/money/money.ts';
import type { Money } from '../product.ts';
import type { DemoCart, DemoOrder, DemoShopRecords } from './demo-shop-records.ts';
import { type DemoProduct, type DemoShop, type DemoVariant, findVariant } from './demo-shop.ts';
import { idOf } from './global-id.ts';

/** The platform forgets a cart that nobody touched for ten days. */
const CART_LIFETIME_MS = 10 * 24 * 60 * 60 * 1000;

export interface CartLine {
  product: DemoProduct;
  variant: DemoVariant;
  quantity: number;
}

export interface CartContents {
  /** What can be bought, at the catalogue's prices of this moment. */
  lines: CartLine[];
  /** Lines whose product has left the catalogue or sold out since the cart was made. */
  unavailable: { title: string; quantity: number }[];
}

export type FoundCart = { status: 'open'; cart: DemoCart } | { status: 'ordered'; order: DemoOrder };

/** Unguessable, and safe in an address. */
export const newCartToken = () => randomBytes(18).toString('base64url');

export async function findCart(
  parts: { records: DemoShopRecords; now: () => Date },
  token: string,
): Promise<FoundCart | undefined> {
  if (!/^[\w-]{16,64}$/.test(token)) return undefined;
  const order = await parts.records.findOrderOfCart(token);
  if (order) return { status: 'ordered', order };
  const cart = await parts.records.findCart(token);
  if (!cart) return undefined;
  const age = parts.now().getTime() - new Date(cart.createdAt).getTime();
  return age < CART_LIFETIME_MS ? { status: 'open', cart } : undefined;
}

export function cartContents(shop: DemoShop, cart: DemoCart): CartContents {
  const contents: CartContents = { lines: [], unavailable: [] };
  for (const { variantId, quantity } of cart.lines) {
    const found = findVariant(shop, idOf('ProductVariant', variantId) ?? '');
    // Nothing reserves the goods, and no order uses them up: the demo's shelves are filled again by themselves.
    const sold = Math.min(quantity, found?.variant.available ?? 0);
    if (found && sold > 0) contents.lines.push({ ...found, quantity: sold });
    else
      contents.unavailable.push({ title: found?.product.title ?? 'A product that left the shop', quantity });
  }
  return contents;
}

export function goodsCents(lines: CartLine[]): number {
  return lines.reduce((sum, { variant, quantity }) => sum + toCents(variant.price.amount) * quantity, 0);
}

export const dollars = (cents: number): Money => fromCents(cents, 'USD');

/** The platform's cart ids carry a key, without which they open nothing. */
export function cartId(token: string): string {
  return `gid://shopify/Cart/${token}?key=${keyOf(token)}`;
}

/** The token of a cart id with its right key. */
export function tokenOf(id: string): string | undefined {
  const [, token, key] = /^gid:\/\/shopify\/Cart\/([\w-]+)\?key=([0-9a-f]{32})$/.exec(id) ?? [];
  return token !== undefined && key === keyOf(token) ? token : undefined;
}

const keyOf = (token: string) => createHash('sha256').update(`cart ${token}`).digest('hex').slice(0, 32);

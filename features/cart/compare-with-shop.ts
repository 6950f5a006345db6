import type { VariantNow } from '#features/catalog/product-now.ts';
import type { Money } from '#integrations/storefront/product.ts';
import { formatMoney } from '#platform/money/money.ts';
import type { CartItem } from './cart.ts';

/** What has changed about a line since it was put into the cart. */
export type CartNote =
  | { kind: 'price'; was: Money }
  | { kind: 'fewer'; left: number }
  | { kind: 'sold-out' }
  | { kind: 'gone' };

export type CartNotes = Readonly<Record<string, CartNote>>;

/** The cart with the prices of now, and what to tell of each line. A note of an earlier look stays until something newer is known. */
export function compareWithShop(
  items: readonly CartItem[],
  now: ReadonlyMap<string, { variants: readonly VariantNow[] }>,
  before: CartNotes = {},
): { items: CartItem[]; notes: CartNotes } {
  const notes: Record<string, CartNote> = {};
  const compared = items.map((item) => {
    const variant = now.get(item.product.handle)?.variants.find(({ id }) => id === item.variantId);
    const note = noteOf(item, variant) ?? earlierPrice(before[item.variantId]);
    if (note) notes[item.variantId] = note;
    return variant ? { ...item, price: variant.price } : item;
  });
  return { items: compared, notes };
}

function noteOf({ price, quantity }: CartItem, variant: VariantNow | undefined): CartNote | undefined {
  if (!variant) return { kind: 'gone' };
  if (!variant.availableForSale) return { kind: 'sold-out' };
  if (variant.left !== undefined && variant.left < quantity) return { kind: 'fewer', left: variant.left };
  const changed = price.amount !== variant.price.amount || price.currencyCode !== variant.price.currencyCode;
  return changed ? { kind: 'price', was: price } : undefined;
}

const earlierPrice = (note: CartNote | undefined) => (note?.kind === 'price' ? note : undefined);

export const keepsFromCheckout = (note: CartNote | undefined): boolean =>
  note?.kind === 'gone' || note?.kind === 'sold-out';

export function noteText(note: CartNote): string {
  switch (note.kind) {
    case 'price':
      return `The price has changed: it was ${formatMoney(note.was)}.`;
    case 'fewer':
      return `Only ${note.left} left.`;
    case 'sold-out':
      return 'Sold out. Remove it to check out.';
    case 'gone':
      return 'No longer in the shop. Remove it to check out.';
  }
}

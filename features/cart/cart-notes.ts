import { create } from 'zustand';
import { useEffect } from 'react';
import { type CartNotes, compareWithShop, keepsFromCheckout } from './compare-with-shop.ts';
import { useCart } from './cart-state.ts';
import { askProductsNow } from '#features/catalog/ask-products-now.ts';

/** What the shop says of the lines, by variant; it lasts as long as the page. */
export const useCartNotes = create<{ notes: CartNotes }>()(() => ({ notes: {} }));

/** Asks for prices and stock of all lines at once. Where the shop does not answer, the cart stays as it is. */
async function refreshCart(): Promise<void> {
  const variants = new Map<string, string[]>();
  for (const { product, variantId } of useCart.getState().items)
    variants.set(product.handle, [...(variants.get(product.handle) ?? []), variantId]);
  if (variants.size === 0) return;
  const asked = [...variants].map(([handle, wanted]) => ({ handle, variants: wanted }));
  const now = await askProductsNow(asked);
  if (!now) return;
  const { items, notes } = compareWithShop(useCart.getState().items, now, useCartNotes.getState().notes);
  // Lines that came meanwhile were not asked about.
  const known = new Set([...variants.values()].flat());
  const current = useCart.getState().items;
  useCart.setState({
    items: current.map((item, place) => (known.has(item.variantId) ? (items[place] ?? item) : item)),
  });
  useCartNotes.setState({
    notes: Object.fromEntries(Object.entries(notes).filter(([variantId]) => known.has(variantId))),
  });
}

/** Whoever shows the cart has it looked after, each time that it is shown. */
export function useFreshCart(shown = true): void {
  useEffect(() => {
    // After the browser's own cart has been read.
    if (shown) queueMicrotask(() => void refreshCart());
  }, [shown]);
}

/** Something in the cart cannot be bought. */
export function isKeptFromCheckout(): boolean {
  const { notes } = useCartNotes.getState();
  return useCart.getState().items.some(({ variantId }) => keepsFromCheckout(notes[variantId]));
}

import { create } from 'zustand';
import { askProductsNow, MAX_ASKED } from '#features/catalog/ask-products-now.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import type { Money } from '#integrations/storefront/product.ts';
import { storedLists } from './product-lists-state.ts';
import { readStoredProducts } from './stored-products.ts';

/** Rows of one page ask together, and a walk through the shop does not ask at each step. */
const PAUSE_MS = 15_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** Prices that have changed while somebody kept them, by product; it lasts as long as the page. */
export const useChangedPrices = create<{ was: Readonly<Record<string, Money>> }>()(() => ({ was: {} }));

/** Asks for what all lists remember, at once. Where the shop does not answer, they stay as they are. */
export async function refreshLists(): Promise<void> {
  if (performance.now() - askedAt < PAUSE_MS) return;
  const kept = storedLists.flatMap((list) => list.getState().products);
  const handles = [...new Set(kept.map(({ handle }) => handle))].slice(0, MAX_ASKED);
  if (handles.length === 0) return;
  askedAt = performance.now();
  const now = await askProductsNow(handles.map((handle) => ({ handle })));
  if (!now) return;
  const known = new Set(handles);
  const was: Record<string, Money> = {};
  for (const list of storedLists)
    list.setState(({ products }) => ({
      products: products.map((product) => {
        if (!known.has(product.handle)) return product;
        const [current] = readStoredProducts({ products: [now.get(product.handle)?.card] });
        if (!current) return notSold(product);
        if (hasOtherPrice(product, current)) was[current.id] = product.price;
        return current;
      }),
    }));
  useChangedPrices.setState(({ was: before }) => ({ was: { ...before, ...was } }));
}

/** Its page is gone; the card stays until somebody takes it off. */
const notSold = (product: ProductCardData): ProductCardData => ({
  ...product,
  available: false,
  variant: null,
});

const hasOtherPrice = (a: ProductCardData, b: ProductCardData) =>
  a.price.amount !== b.price.amount || a.price.currencyCode !== b.price.currencyCode;

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { type AddResult, addToComparison, addToWishlist, recordViewed, removeFrom } from './product-lists.ts';
import { readStoredProducts } from './stored-products.ts';
import { localStore } from '#platform/ui/visitor-storage.ts';

interface ListState {
  products: ProductCardData[];
}

const EMPTY: ListState = { products: [] };

/** Keeps a list of products in the browser under one key. */
function storedList(name: string) {
  return create<ListState>()(
    persist(() => EMPTY, {
      name,
      storage: createJSONStorage(() => localStore),
      merge: (stored) => ({ products: readStoredProducts(stored) }),
      // The server knows no lists: the browser reads its own once the page is alive.
      skipHydration: true,
    }),
  );
}

export const useWishlist = storedList('biolife-wishlist');
export const useComparison = storedList('biolife-comparison');
export const useRecentlyViewed = storedList('biolife-recently-viewed');

/** All stores that the browser fills once the page is alive. */
export const storedLists = [useWishlist, useComparison, useRecentlyViewed];

export function wish(product: ProductCardData): AddResult<ProductCardData>['outcome'] {
  const { list, outcome } = addToWishlist(useWishlist.getState().products, product);
  useWishlist.setState({ products: list });
  return outcome;
}

export function unwish(id: string): void {
  useWishlist.setState(({ products }) => ({ products: removeFrom(products, id) }));
}

export function compare(product: ProductCardData): AddResult<ProductCardData>['outcome'] {
  const { list, outcome } = addToComparison(useComparison.getState().products, product);
  useComparison.setState({ products: list });
  return outcome;
}

export function stopComparing(id: string): void {
  useComparison.setState(({ products }) => ({ products: removeFrom(products, id) }));
}

/** A page notes its product as soon as it stands, perhaps before the list was read: what is written first would replace what is stored. */
export function noteViewed(product: ProductCardData): void {
  if (!useRecentlyViewed.persist.hasHydrated()) void useRecentlyViewed.persist.rehydrate();
  useRecentlyViewed.setState(({ products }) => ({ products: recordViewed(products, product) }));
}

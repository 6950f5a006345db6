import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { MAX_COMPARED } from '#features/lists/product-lists.ts';
import { useOverlays } from '#platform/ui/use-overlays.ts';
import {
  compare,
  stopComparing,
  unwish,
  useComparison,
  useWishlist,
  wish,
} from '#features/lists/product-lists-state.ts';
import { showToast } from '#platform/ui/toasts.ts';

/** Adds to the wishlist and says so. */
export function addToWishlist(product: ProductCardData): void {
  const action = { label: 'See wishlist', href: '/wishlist' };
  if (wish(product) === 'added') showToast({ title: 'Added to wishlist!', action });
  else showToast({ kind: 'info', title: 'Already in wishlist', action });
}

/** Adds to the comparison and says so; a full list keeps what it has. */
export function addToComparison(product: ProductCardData): void {
  const action = { label: 'Compare', run: () => useOverlays.getState().show('compare') };
  const outcome = compare(product);
  if (outcome === 'added') showToast({ title: 'Added to comparison!', action });
  else if (outcome === 'already') showToast({ kind: 'info', title: 'Already in comparison', action });
  else
    showToast({
      kind: 'error',
      title: `You can compare ${MAX_COMPARED} products`,
      description: 'Take one off the list first.',
      action,
    });
}

const isListed = ({ products }: { products: ProductCardData[] }, { id }: ProductCardData) =>
  products.some((listed) => listed.id === id);

/** The heart: what it put on the list it takes off again. */
export function toggleWishlist(product: ProductCardData): void {
  if (!isListed(useWishlist.getState(), product)) return addToWishlist(product);
  unwish(product.id);
  showToast({ kind: 'info', title: 'Removed from wishlist' });
}

/** The box of the comparison, to be ticked and unticked. */
export function toggleComparison(product: ProductCardData): void {
  if (!isListed(useComparison.getState(), product)) return addToComparison(product);
  stopComparing(product.id);
  showToast({ kind: 'info', title: 'Removed from comparison' });
}

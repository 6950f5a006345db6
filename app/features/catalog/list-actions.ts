import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { MAX_COMPARED } from '#domain/lists/product-lists.ts';
import { useOverlays } from '../../state/overlays.ts';
import { compare, wish } from '../../state/product-lists.ts';
import { showToast } from '../../state/toasts.ts';

/** Adds to the wishlist and says so, in the specification's words (storefront §4, §8). */
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

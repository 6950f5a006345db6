import { CART_NOT_KEPT } from '#features/cart/cart-texts.ts';
import { toCartItem } from '#features/cart/cart.ts';
import type { ProductImage, ProductVariant } from '#integrations/storefront/product.ts';
import { useCart, useCartKeeping } from '#features/cart/cart-state.ts';
import { showToast } from '#platform/ui/toasts.ts';

interface Addable {
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
}

/**
 * Adds a variant. Lists open the drawer, or say so with a toast where the page keeps its place.
 * Returns whether it was added.
 */
export function addToCart(
  product: Addable,
  variant: ProductVariant | null,
  options: { toast: boolean; missing?: string; quantity?: number },
): boolean {
  if (!variant) {
    showToast({ kind: 'error', title: options.missing ?? 'Product variant not available' });
    return false;
  }
  const item = toCartItem(product, variant, options.quantity);
  if (!useCart.getState().add(item, { openDrawer: !options.toast })) return false;
  const { refused, noted } = useCartKeeping.getState();
  if (options.toast)
    showToast({
      title: `${product.title} added to cart!`,
      ...(refused && !noted
        ? { description: CART_NOT_KEPT, duration: 8000 }
        : { description: 'Click the cart icon in the header to checkout' }),
    });
  return true;
}

import { CART_NOT_KEPT } from '#features/cart/cart-texts.ts';
import { toCartItem } from '#features/cart/cart.ts';
import type { ProductImage, ProductVariant } from '#integrations/storefront/product.ts';
import { useCart, useCartKeeping } from '#features/cart/cart-state.ts';
import { afterPaint } from '#platform/ui/after-paint.ts';
import { showToast } from '#platform/ui/toasts.ts';

interface Addable {
  id: string;
  handle: string;
  title: string;
  image: ProductImage | null;
}

interface Adding {
  toast: boolean;
  missing?: string;
  quantity?: number;
  /** Not called where there was no room. */
  onAdded?: () => void;
}

/**
 * For buttons, which look pressed before anything is drawn. Adds a variant. Lists open the drawer, or say so with a toast where the
 * page keeps its place.
 */
export function addToCart(product: Addable, variant: ProductVariant | null, options: Adding): void {
  const addNow = () => {
    removeEventListener('pagehide', addNow);
    takeBack();
    add(product, variant, options);
  };
  const takeBack = afterPaint(addNow);
  // Who presses and leaves at once has put it into the cart all the same.
  addEventListener('pagehide', addNow);
}

function add(product: Addable, variant: ProductVariant | null, options: Adding): void {
  if (!variant) {
    showToast({ kind: 'error', title: options.missing ?? 'Product variant not available' });
    return;
  }
  const item = toCartItem(product, variant, options.quantity);
  if (!useCart.getState().add(item, { openDrawer: !options.toast })) return;
  const { refused, noted } = useCartKeeping.getState();
  if (options.toast)
    showToast({
      title: `${product.title} added to cart!`,
      ...(refused && !noted
        ? { description: CART_NOT_KEPT, duration: 8000 }
        : { description: 'Click the cart icon in the header to checkout' }),
    });
  options.onAdded?.();
}

import { isFields } from '#platform/browser/read-fields.ts';
import { useCart } from '#features/cart/cart-state.ts';

/** Empties the cart if this checkout of it became an order; not knowing keeps it: docs/product/cart.md#bought-carts. */
export async function emptyBoughtCart(cartId: string): Promise<void> {
  const answer = await fetch(`/api/cart-status?id=${encodeURIComponent(cartId)}`).catch(() => undefined);
  if (!answer?.ok) return;
  const known: unknown = await answer.json();
  if (isFields(known) && known['status'] === 'gone' && useCart.getState().cartId === cartId)
    useCart.getState().clear();
}

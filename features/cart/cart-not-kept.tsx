import { CART_NOT_KEPT } from './cart-texts.ts';
import { useCartKeeping } from './cart-state.ts';

/** Says that the browser does not keep the cart, until the visitor has taken note: docs/product/cart.md#not-kept. */
export function CartNotKept() {
  const { refused, noted } = useCartKeeping();
  if (!refused || noted) return null;
  return (
    <div className="cart-not-kept" role="status">
      <p>{CART_NOT_KEPT}</p>
      <button
        type="button"
        className="btn btn-line btn-small"
        onClick={() => useCartKeeping.setState({ noted: true })}
      >
        Got it
      </button>
    </div>
  );
}

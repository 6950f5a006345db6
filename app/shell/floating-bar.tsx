import { cartTotal, countItems } from '#features/cart/cart.ts';
import { formatMoney } from '#platform/money/money.ts';
import { CompareTray } from '#features/lists/compare-tray.tsx';
import { openCart, useCart } from '#features/cart/cart-state.ts';

/** What is in the cart and what is compared, on every page: docs/product/shell.md#floating-parts. Loaded when there is something. */
export default function FloatingBar() {
  return (
    <div className="float-bar">
      <CartBar />
      <CompareTray />
    </div>
  );
}

function CartBar() {
  const items = useCart((cart) => cart.items);
  const count = countItems(items);
  if (count === 0) return null;
  return (
    <section className="cart-bar" aria-label="Your cart">
      <span>
        {count} {count === 1 ? 'item' : 'items'} · {formatMoney(cartTotal(items))}
      </span>
      <button type="button" className="btn btn-accent btn-small" aria-haspopup="dialog" onClick={openCart}>
        View Cart
      </button>
    </section>
  );
}

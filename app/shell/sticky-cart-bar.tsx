import { cartTotal, countItems } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/catalog/money.ts';
import { useLocation } from 'react-router';
import { useCart } from '../state/cart.ts';

/** Shown only while the cart has items (storefront §2, 'Sticky cart bar'). */
export function StickyCartBar() {
  const { items, setDrawerOpen } = useCart();
  const { pathname } = useLocation();
  const count = countItems(items);
  // Where the cart or a checkout is the page itself, the bar would only cover it.
  if (count === 0 || /^\/(cart|checkout|checkouts\/.*)$/.test(pathname)) return null;
  return (
    <section className="cart-bar" aria-label="Your cart">
      <span>
        {count} {count === 1 ? 'item' : 'items'} · {formatMoney(cartTotal(items))}
      </span>
      <button
        type="button"
        className="btn btn-accent btn-small"
        aria-haspopup="dialog"
        onClick={() => setDrawerOpen(true)}
      >
        View Cart
      </button>
    </section>
  );
}

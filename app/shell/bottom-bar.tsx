import { Link } from 'react-router';
import { openCart, useCartCount } from '#features/cart/cart-state.ts';
import { showOverlay } from '#platform/ui/use-overlays.ts';
import { Icon } from '#platform/ui/icon.tsx';

/** Phones, home page only: docs/product/shell.md#bottom-bar. */
export function BottomBar() {
  const count = useCartCount();
  return (
    <nav className="bottom-bar md:hidden" aria-label="Quick">
      <Link to="/shop">
        <Icon name="store" />
        Shop
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => showOverlay('quiz')}>
        <span className="bottom-bar-sun">
          <Icon name="sparkles" />
        </span>
        Quiz
      </button>
      <button type="button" aria-haspopup="dialog" onClick={openCart}>
        <Icon name="shopping-bag" />
        Cart
        {count > 0 && (
          <span className="count-badge">
            {count}
            <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
          </span>
        )}
      </button>
    </nav>
  );
}

import { Link } from 'react-router';
import { openCart, useCartCount } from '#features/cart/cart-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';

/** Phones, home page only: docs/product/shell.md#bottom-bar. */
export function BottomBar() {
  const count = useCartCount();
  return (
    <nav className="bottom-bar md:hidden" aria-label="Quick">
      <Link to="/shop">
        <Icon name="store" />
        Shop
      </Link>
      <OverlayLink to="/quiz" overlay="quiz">
        <span className="bottom-bar-sun">
          <Icon name="sparkles" />
        </span>
        Quiz
      </OverlayLink>
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

import { useEffect } from 'react';
import { Link } from 'react-router';
import { mainNavigation } from '#content/navigation.ts';
import { openCart, useCartCount } from '#features/cart/cart-state.ts';
import { showOverlay, useOverlays } from '#platform/ui/use-overlays.ts';
import { useWishlist } from '#features/lists/product-lists-state.ts';
import { useSignedIn } from '#features/accounts/viewer-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import { Logo } from './logo.tsx';
import { NavMenu } from './nav-menu.tsx';

export function Header() {
  useSearchShortcut();
  return (
    <header className="header">
      <div className="wrap">
        <button
          type="button"
          className="icon-btn lg:hidden"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => showOverlay('menu')}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <NavMenu entries={mainNavigation} />
        <button
          type="button"
          className="pill-field header-search max-md:hidden"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => showOverlay('search')}
        >
          <Icon name="search" />
          <span>Search</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <div className="header-actions">
          <button
            type="button"
            className="icon-btn md:hidden"
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={() => showOverlay('search')}
          >
            <Icon name="search" />
          </button>
          <OverlayLink to="/quiz" overlay="quiz" className="btn btn-accent btn-small max-xl:hidden">
            Quiz
          </OverlayLink>
          <AccountLinks />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
    </header>
  );
}

function AccountLinks() {
  const signedIn = useSignedIn();
  if (!signedIn)
    return (
      <Link to="/auth" className="max-md:hidden!">
        Login
      </Link>
    );
  return (
    <>
      <Link to="/account" className="max-md:hidden!">
        Account
      </Link>
      {/* The browser's own form: logging out leaves nothing of the page behind. */}
      <form method="post" action="/logout" className="max-md:hidden">
        <button type="submit" className="header-logout">
          Logout
        </button>
      </form>
    </>
  );
}

function WishlistLink() {
  const count = useWishlist(({ products }) => products.length);
  return (
    <Link
      to="/wishlist"
      className="icon-btn max-md:hidden!"
      aria-label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'product' : 'products'}`}
    >
      <Icon name="heart" />
      {count > 0 && <span className="count-badge">{count}</span>}
    </Link>
  );
}

function CartButton() {
  const count = useCartCount();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Icon name="shopping-bag" />
      {count > 0 && <span className="count-badge">{count}</span>}
    </button>
  );
}

/** Ctrl or Cmd+K opens and closes the search (docs/product/shell.md#header). */
function useSearchShortcut() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      const { open, close } = useOverlays.getState();
      if (open === 'search') close();
      // Never over another dialog: one thing at a time.
      else if (!document.querySelector('dialog:modal')) showOverlay('search');
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

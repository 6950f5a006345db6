import { type FormEvent, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH, writeShopQuery } from '#features/catalog/shop-query.ts';
import { useOverlays } from '#platform/ui/use-overlays.ts';
import { useWishlist } from '#features/lists/product-lists-state.ts';
import { useSignedIn, useViewer } from '#features/accounts/viewer-state.ts';
import { CloseButton, Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { OverlayLink } from '#platform/ui/overlay-link.tsx';
import type { IconName } from '#platform/ui/icon-names.ts';
import { Logo } from './logo.tsx';

const links: { label: string; href: string; icon: IconName }[] = [
  { label: 'Health Conditions', href: '/conditions', icon: 'stethoscope' },
  { label: 'Learn', href: '/learn', icon: 'info' },
  { label: 'Community', href: '/community', icon: 'heart' },
  { label: 'About Us', href: '/about', icon: 'leaf' },
];

/** The menu of small screens, from the left, with its own search. */
export default function MobileSheet() {
  const { open, close } = useOverlays();
  return (
    <Dialog open={open === 'menu'} onClose={close} title="Menu" className="drawer drawer-left" bare>
      <div className="dialog-head">
        <Logo />
        <CloseButton onClick={close} label="Close menu" />
      </div>
      <div className="drawer-scroll px-4 pb-6">
        <SheetSearch onDone={close} />
        <nav aria-label="Menu" className="menu-list mt-4">
          <NavLink to="/shop">
            <Icon name="store" />
            Shop Products
          </NavLink>
          <OverlayLink to="/quiz" overlay="quiz">
            <Icon name="sparkles" />
            Take Wellness Quiz
          </OverlayLink>
          {links.map(({ label, href, icon }) => (
            <NavLink key={href} to={href}>
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
          <WishlistLink />
        </nav>
        <hr className="sheet-rule" />
        <AccountArea />
      </div>
    </Dialog>
  );
}

function WishlistLink() {
  const count = useWishlist(({ products }) => products.length);
  return (
    <NavLink to="/wishlist">
      <Icon name="heart" />
      Wishlist{count > 0 && ` (${count})`}
    </NavLink>
  );
}

function AccountArea() {
  const signedIn = useSignedIn();
  const viewer = useViewer();
  if (!signedIn)
    return (
      <div className="menu-list">
        <NavLink to="/auth">
          <Icon name="user-round" />
          Login
        </NavLink>
      </div>
    );
  return (
    <div className="menu-list">
      {viewer && (
        <p className="px-4 pb-2 text-small wrap-anywhere text-muted">
          {viewer.email}
          {viewer.isAdmin && ' (Admin)'}
        </p>
      )}
      <NavLink to="/account">
        <Icon name="user-round" />
        My Account
      </NavLink>
      <form method="post" action="/logout">
        <button type="submit">
          <Icon name="log-out" />
          Logout
        </button>
      </form>
    </div>
  );
}

function SheetSearch({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
    void navigate(`/shop${writeShopQuery({ q: query.trim() })}`);
  };
  return (
    // Without script the browser itself goes to the shop.
    <form role="search" action="/shop" onSubmit={onSubmit}>
      <label className="pill-field">
        <Icon name="search" />
        <span className="sr-only">Search products</span>
        <input
          type="search"
          name="q"
          value={query}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search supplements..."
        />
      </label>
    </form>
  );
}

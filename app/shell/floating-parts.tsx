import { useLocation } from 'react-router';
import { useCartCount } from '#features/cart/cart-state.ts';
import { useComparison } from '#features/lists/product-lists-state.ts';
import { Loaded } from '#platform/ui/loaded.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';

const loadBar = () => import('./floating-bar.tsx');

/** A checkout asks for one thing only; where the cart is the page itself, a bar would only cover it. */
const CHECKOUT = /^\/(cart|checkout|checkouts\/.*)$/;
/** The owner's desk. */
const ADMINISTRATION = /^\/account\/(?!orders|link)/;

/**
 * Everything that floats at the foot of the window, in one place, so that nothing covers anything: one bar at most, as wide as the
 * window, and the button of the chat in it, or alone. app/styles/floating-parts.css gives the page as much room at its end.
 */
export function FloatingParts() {
  const { pathname } = useLocation();
  const count = useCartCount();
  const compared = useComparison(({ products }) => products.length);
  const isCheckout = CHECKOUT.test(pathname);
  const isAdministration = ADMINISTRATION.test(pathname);
  const hasBar = count + compared > 0 && !isCheckout && !isAdministration;
  return (
    <div className="floats" data-bar={hasBar || undefined}>
      {pathname === '/' && <BottomBar />}
      {hasBar && <Loaded load={loadBar} props={{}} />}
      {!isAdministration && !pathname.startsWith('/checkouts/') && <ChatButton />}
    </div>
  );
}

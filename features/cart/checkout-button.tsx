import { useLocation } from 'react-router';
import { useCart } from './cart-state.ts';
import { startCheckout } from './start-checkout.ts';

/** Creates the checkout and opens it in a new tab. On the cart's own page there is no cart left to view. */
export function CheckoutButton({ label }: { label?: string }) {
  const { isLoading } = useCart();
  const { pathname } = useLocation();
  const words = label ?? (pathname === '/cart' ? 'Continue to Checkout' : 'View Cart & Checkout');
  return (
    <button
      type="button"
      className="btn btn-primary w-full"
      aria-disabled={isLoading}
      onClick={() => void startCheckout()}
    >
      {isLoading ? 'Loading...' : words}
    </button>
  );
}

import { useCart } from '../../state/cart.ts';
import { startCheckout } from './start-checkout.ts';

/** Creates the checkout and opens it in a new tab (storefront §2: reads Loading... meanwhile). */
export function CheckoutButton({ label = 'View Cart & Checkout' }: { label?: string }) {
  const { isLoading } = useCart();
  return (
    <button
      type="button"
      className="btn btn-primary w-full"
      aria-disabled={isLoading}
      onClick={() => void startCheckout()}
    >
      {isLoading ? 'Loading...' : label}
    </button>
  );
}

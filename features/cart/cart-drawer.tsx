import { Link } from 'react-router';
import { cartTotal, countItems, totalCents } from './cart.ts';
import { useFreshCart } from './cart-notes.ts';
import { useCart } from './cart-state.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Amount } from '#features/catalog/price.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotKept } from './cart-not-kept.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { ShippingHorizon } from './shipping-horizon.tsx';
import './cart.css';

/** The working cart: docs/product/cart.md#drawer. */
export default function CartDrawer() {
  const { items, isDrawerOpen, setDrawerOpen } = useCart();
  useFreshCart(isDrawerOpen);
  const close = () => setDrawerOpen(false);
  const count = countItems(items);
  const subtitle =
    count === 0 ? 'Your cart is empty' : `${count} ${count === 1 ? 'item' : 'items'} in your cart`;
  return (
    <Dialog
      open={isDrawerOpen}
      onClose={close}
      title="Shopping Cart"
      subtitle={<p className="text-small text-muted">{subtitle}</p>}
      className="drawer"
    >
      <div className="drawer-scroll px-6 pb-4">
        {count === 0 ? (
          <div className="empty mt-4">
            <Icon name="shopping-bag" />
            <p>What you add waits for you here, also after a reload.</p>
          </div>
        ) : (
          <>
            <CartNotKept />
            <ShippingHorizon goodsCents={totalCents(items)} currencyCode={cartTotal(items).currencyCode} />
            <CartLines />
          </>
        )}
      </div>
      <DrawerFoot onContinue={close} />
    </Dialog>
  );
}

function DrawerFoot({ onContinue }: { onContinue: () => void }) {
  const { items } = useCart();
  return (
    <div className="cart-foot">
      {items.length > 0 && (
        <>
          <p className="cart-total">
            <span>Total</span>
            <Amount money={cartTotal(items)} />
          </p>
          <p className="text-fine text-muted">Shipping and discounts are worked out at checkout.</p>
          <CheckoutButton />
        </>
      )}
      <Link to="/shop" className="btn btn-tint w-full" onClick={onContinue}>
        Continue Shopping
      </Link>
    </div>
  );
}

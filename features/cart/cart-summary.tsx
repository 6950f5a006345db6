import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CartItem, cartTotal, countItems, describeOptions, totalCents } from './cart.ts';
import { fromCents } from '#platform/money/money.ts';
import { CartNoteLine } from './cart-note-line.tsx';
import { useFreshCart } from './cart-notes.ts';
import { useCart } from './cart-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Amount } from '#features/catalog/price.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotKept } from './cart-not-kept.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { ShippingHorizon } from './shipping-horizon.tsx';
import './cart.css';

/** The working cart as a page: the same lines as the drawer. */
export function CartPage() {
  useFreshCart();
  return (
    <WhenFilled>
      {(items) => (
        <>
          <CartNotKept />
          <div className="cart-page">
            <CartLines />
            <SummaryBox items={items}>
              <CheckoutButton />
              <Link to="/checkout" className="btn btn-line w-full">
                Order summary
              </Link>
              <Link to="/shop" className="btn btn-tint w-full">
                Continue Shopping
              </Link>
            </SummaryBox>
          </div>
        </>
      )}
    </WhenFilled>
  );
}

/** What will be checked out, to be read once more. */
export function CheckoutSummary() {
  const { problems } = useCart();
  useFreshCart();
  return (
    <WhenFilled>
      {(items) => (
        <div className="cart-page">
          <ul className="cart-lines" aria-label="Items">
            {items.map((item) => (
              <li key={item.variantId} className="summary-line">
                <span>
                  {item.quantity} × {item.product.title}
                  {describeOptions(item) && <span className="text-muted"> • {describeOptions(item)}</span>}
                  <CartNoteLine variantId={item.variantId} />
                  {problems[item.variantId] && (
                    <span className="form-error" role="alert">
                      <Icon name="circle-alert" />
                      {problems[item.variantId]}
                    </span>
                  )}
                </span>
                <Amount money={fromCents(totalCents([item]), item.price.currencyCode)} />
              </li>
            ))}
          </ul>
          <SummaryBox items={items}>
            <CheckoutButton label="Continue to secure checkout" />
            <Link to="/cart" className="btn btn-tint w-full">
              Change the cart
            </Link>
            <p className="text-fine text-muted">
              The checkout opens in a new tab. You pay there, never here.
            </p>
          </SummaryBox>
        </div>
      )}
    </WhenFilled>
  );
}

function WhenFilled({ children }: { children: (items: CartItem[]) => ReactNode }) {
  const { items } = useCart();
  if (items.length > 0) return children(items);
  return (
    <div className="empty">
      <Icon name="shopping-bag" />
      <h2 className="text-title">Your cart is empty</h2>
      <p>What you add waits for you here, also after a reload.</p>
      <Link to="/shop" className="btn btn-primary">
        Continue Shopping
      </Link>
    </div>
  );
}

function SummaryBox({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const count = countItems(items);
  return (
    <section className="summary-box" aria-label="Summary">
      <ShippingHorizon goodsCents={totalCents(items)} currencyCode={cartTotal(items).currencyCode} />
      <p className="text-muted">
        {count} {count === 1 ? 'item' : 'items'} in your cart
      </p>
      <p className="cart-total">
        <span>Total</span>
        <Amount money={cartTotal(items)} />
      </p>
      <p className="text-fine text-muted">Shipping and discounts are worked out at checkout.</p>
      {children}
    </section>
  );
}

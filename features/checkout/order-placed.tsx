import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#platform/money/money.ts';
import { methodInWords, type ShippingRates } from '#integrations/storefront/shipping.ts';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import { rememberAddress } from '#features/store/address-given.ts';
import { useCart } from '#features/cart/cart-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { OrderSummary } from './order-summary.tsx';

interface OrderPlacedProps {
  order: DemoOrder;
  rates: ShippingRates;
  token: string;
}

/** The order with its number. The cart it was made of is empty now, in every tab. */
export function OrderPlaced({ order, rates, token }: OrderPlacedProps) {
  useEffect(() => {
    const { cartId, clear } = useCart.getState();
    // Another cart may have been filled since: only the one that was bought is emptied.
    if (cartId?.includes(token)) clear();
    rememberAddress('order');
  }, [token]);
  return (
    <div className="checkout-page">
      <div className="grid content-start gap-5">
        <Icon name="circle-check" className="size-12 text-success" />
        <h1 className="text-section">Order #{order.number}</h1>
        <p className="lead">
          Thank you, {order.address.name}. Your order is placed, and no payment was taken: this is a demo
          checkout.
        </p>
        <dl className="order-facts">
          <Fact label="Order number" value={`#${order.number}`} />
          <Fact label="Email" value={order.email} />
          <Fact label="Ships to" value={addressLines(order).join(', ')} />
          <Fact label="Shipping" value={methodInWords(order.shippingMethod, rates)} />
          <Fact
            label="Payment"
            value={
              order.financialStatus === 'paid' ? 'Paid (demo, nothing was charged)' : order.financialStatus
            }
          />
          <Fact label="Status" value={order.fulfillmentStatus === 'fulfilled' ? 'Shipped' : 'Being packed'} />
          <Fact label="Total" value={formatMoney(order.total)} />
        </dl>
        <Link to="/shop" className="btn btn-primary justify-self-start">
          Continue Shopping
        </Link>
      </div>
      <OrderSummary lines={order.lines} totals={order} discountCode={order.discountCode} />
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const addressLines = ({ address }: DemoOrder): string[] =>
  [address.name, address.line1, address.line2, `${address.city}, ${address.state} ${address.zip}`].filter(
    Boolean,
  );

import { Suspense, useState } from 'react';
import { Await, Form, Link } from 'react-router';
import { dateInWords } from '#content/date-words.ts';
import { formatMoney } from '#platform/money/money.ts';
import {
  financialStatusWords,
  fulfillmentStatusWords,
  type Order,
  type OrderHistoryView,
} from '#integrations/storefront/order.ts';
import { Icon } from '#platform/ui/icon.tsx';

interface OrderHistoryProps {
  /** The linked address, which the orders below were placed with. */
  linked: string | undefined;
  /** Never rejects. */
  orders: Promise<OrderHistoryView>;
}

export function OrderHistory({ linked, orders }: OrderHistoryProps) {
  return (
    <section className="panel" aria-labelledby="order-history">
      <div className="panel-head">
        <h2 id="order-history" className="text-title">
          Order History
        </h2>
        {linked && (
          // Both have it: the account page itself, and the administrator's tab beside it.
          <Form method="post" action="/account?index" className="flex flex-wrap items-center gap-x-3">
            <p className="text-small wrap-anywhere text-muted">Orders of {linked}</p>
            <button type="submit" name="intent" value="unlink" className="text-small underline">
              Unlink
            </button>
          </Form>
        )}
      </div>
      <Suspense fallback={<OrdersLoading />}>
        <Await resolve={orders}>{(view) => <Orders view={view} />}</Await>
      </Suspense>
    </section>
  );
}

function OrdersLoading() {
  return (
    <div className="grid gap-3" role="status">
      <span className="sr-only">Loading your orders</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="order-skeleton" />
      ))}
    </div>
  );
}

function Orders({ view }: { view: OrderHistoryView }) {
  if (view.state === 'failed')
    return (
      <div className="notice" role="alert">
        <Icon name="circle-alert" />
        <p>
          Failed to load order history.{' '}
          <Link to="." className="underline" replace>
            Try again
          </Link>
        </p>
      </div>
    );
  if (view.state === 'not-connected')
    return <Empty text="This shop does not show orders here yet. Your confirmation mails have them all." />;
  if (view.state === 'unlinked') return <Empty text="Link your Shopify account to view your orders" />;
  if (view.orders.length === 0)
    return <Empty text="No orders found. Start shopping to see your order history!" shop />;
  return <OrderList orders={view.orders} />;
}

function Empty({ text, shop = false }: { text: string; shop?: boolean }) {
  return (
    <div className="empty">
      <Icon name="package" />
      <p>{text}</p>
      {shop && (
        <Link to="/shop" className="btn btn-primary btn-small">
          Shop Products
        </Link>
      )}
    </div>
  );
}

/** So many without asking for the rest. */
const FIRST = 10;

function OrderList({ orders }: { orders: Order[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? orders : orders.slice(0, FIRST);
  return (
    <>
      <ul className="order-list">
        {shown.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {shown.length < orders.length && (
        <button type="button" className="btn btn-tint justify-self-start" onClick={() => setAll(true)}>
          Show all {orders.length} orders
        </button>
      )}
    </>
  );
}

function OrderRow({ order }: { order: Order }) {
  const money = (amount: string) => formatMoney({ amount, currencyCode: order.currency });
  return (
    <article className="order-row" aria-label={`Order ${order.name}`}>
      <div className="order-row-head">
        <div>
          <h3 className="font-display text-title">Order {order.name}</h3>
          <p className="text-small text-muted">
            <time dateTime={order.created_at}>{dateInWords(new Date(order.created_at))}</time>
          </p>
        </div>
        <p className="order-row-facts">
          <span className="tag">{financialStatusWords(order.financial_status)}</span>
          <span className="tag tag-green">{fulfillmentStatusWords(order.fulfillment_status)}</span>
          <strong>{money(order.total_price)}</strong>
        </p>
      </div>
      <ul className="order-row-lines">
        {order.line_items.map(({ title, quantity, price }, index) => (
          // One product may stand on two lines.
          <li key={`${index}-${title}`}>
            <span>
              {quantity} × {title}
            </span>
            <span>{money(price)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

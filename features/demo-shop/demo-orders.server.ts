import type { Order } from '#integrations/storefront/order.ts';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { OrderSource } from '#integrations/storefront/orders.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { listOrdersOf } from './list-orders-of.server.ts';

/** The orders of the demo checkout. */
export function createDemoOrders(db: Db): OrderSource {
  return { listOrdersOf: async (email) => (await listOrdersOf(db, email)).map(toOrder) };
}

/** A product of one variant has no choice to name. */
const ONLY_VARIANT = 'Default Title';

function toOrder(order: DemoOrder): Order {
  return {
    id: String(order.number),
    name: `#${order.number}`,
    created_at: order.createdAt,
    currency: order.total.currencyCode,
    total_price: order.total.amount,
    financial_status: order.financialStatus,
    fulfillment_status: order.fulfillmentStatus,
    line_items: order.lines.map(({ title, variantTitle, quantity, price }) => ({
      title: variantTitle && variantTitle !== ONLY_VARIANT ? `${title} (${variantTitle})` : title,
      quantity,
      price: price.amount,
    })),
  };
}

import type { Order } from './order.ts';

/** Where orders are asked for. Live: Shopify's Admin API. Embedded: the orders of the demo checkout. */
export interface OrderSource {
  /** Every order of an address, newest first. Addresses are compared without case and surrounding space. */
  listOrdersOf(email: string): Promise<Order[]>;
}

/** A shop whose orders nobody allowed the store to read. */
export class OrdersNotConnectedError extends Error {
  override name = 'OrdersNotConnectedError';
}

/** An order as its buyer sees it (docs/product/orders.md#history); the names are those of the commerce platform. */
export interface Order {
  id: string;
  /** As the platform prints it, such as '#1001'. */
  name: string;
  /** ISO 8601. */
  created_at: string;
  /** Such as 'USD'. */
  currency: string;
  /** Decimal amount, such as '24.99'. */
  total_price: string;
  /** In the platform's words, lower case, such as 'paid'. */
  financial_status: string;
  /** Null while nothing has happened. */
  fulfillment_status: string | null;
  line_items: OrderLine[];
}

export interface OrderLine {
  title: string;
  quantity: number;
  /** Of one piece. */
  price: string;
}

/** What became of asking for somebody's orders. */
export type OrderHistoryView =
  | { state: 'unlinked' }
  /** The platform did not answer. */
  | { state: 'failed' }
  /** The owner has not allowed the store to read orders. */
  | { state: 'not-connected' }
  /** Newest first. */
  | { state: 'orders'; orders: Order[] };

const fulfillmentWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fulfilled: 'Shipped',
    partially_fulfilled: 'Partly shipped',
    unfulfilled: 'Being packed',
    in_progress: 'Being packed',
    on_hold: 'On hold',
  }),
);

const financialWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    paid: 'Paid',
    pending: 'Payment pending',
    authorized: 'Payment pending',
    partially_paid: 'Partly paid',
    refunded: 'Refunded',
    partially_refunded: 'Partly refunded',
    voided: 'Canceled',
  }),
);

/** In words; a status that we do not know is shown as it is. */
export const financialStatusWords = (status: string): string => financialWords.get(status) ?? inWords(status);

export const fulfillmentStatusWords = (status: string | null): string =>
  status === null ? 'Being packed' : (fulfillmentWords.get(status) ?? inWords(status));

function inWords(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Newest first; orders of the same moment keep their order. */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));

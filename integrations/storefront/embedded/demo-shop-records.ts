import type { Money, SelectedOption } from '../product.ts';
import type { ShippingMethodId } from '../shipping.ts';

/** What the embedded storefront remembers. Who keeps it decides where: the store's database in production, memory in unit tests. */
export interface DemoShopRecords {
  saveCart(cart: DemoCart): Promise<void>;
  findCart(token: string): Promise<DemoCart | undefined>;
  findOrderOfCart(token: string): Promise<DemoOrder | undefined>;
  /** Newest first. Addresses are compared without case and surrounding space. */
  listOrdersOf(email: string): Promise<DemoOrder[]>;
  /**
   * Numbers and keeps the order, or returns the one this cart already became: never two orders of one cart, however many ask at once.
   * A draft with a discount code is refused when its address has ordered before: the demo's only code is for a first order.
   */
  placeOrder(draft: Omit<DemoOrder, 'number'>): Promise<PlacedOrder>;
}

export type PlacedOrder = { ok: true; order: DemoOrder } | { ok: false; reason: 'not-first-order' };

export interface DemoCart {
  token: string;
  lines: { variantId: string; quantity: number }[];
  /** ISO 8601. */
  createdAt: string;
}

export interface DemoOrder {
  /** 1001, 1002, …; shown as #1001. */
  number: number;
  cartToken: string;
  /** As typed, without surrounding space. */
  email: string;
  address: DemoAddress;
  lines: DemoOrderLine[];
  shippingMethod: ShippingMethodId;
  discountCode: string | null;
  subtotal: Money;
  discount: Money;
  shipping: Money;
  total: Money;
  financialStatus: 'pending' | 'paid' | 'refunded';
  fulfillmentStatus: 'unfulfilled' | 'fulfilled' | null;
  /** ISO 8601, by the store's clock. */
  createdAt: string;
}

export interface DemoOrderLine {
  variantId: string;
  handle: string;
  title: string;
  variantTitle: string;
  selectedOptions: SelectedOption[];
  quantity: number;
  /** Of one piece. */
  price: Money;
  imageUrl: string | null;
}

export interface DemoAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  /** Two letters, such as GA. */
  state: string;
  zip: string;
}

import { emailKey } from '#platform/mail/email-key.ts';
import type {
  DemoCart,
  DemoOrder,
  DemoShopRecords,
} from '#integrations/storefront/embedded/demo-shop-records.ts';

/** What the embedded shop remembers, for tests of the shop alone. Its own tests are those of features/demo-shop. */
export function createDemoShopInMemory(): DemoShopRecords & { orders: DemoOrder[] } {
  const carts = new Map<string, DemoCart>();
  const orders: DemoOrder[] = [];
  const orderOf = (token: string) => orders.find(({ cartToken }) => cartToken === token);
  const ordersOf = (email: string) => orders.filter((order) => emailKey(order.email) === emailKey(email));
  return {
    orders,
    saveCart: async (cart) => {
      carts.set(cart.token, cart);
    },
    findCart: async (token) => carts.get(token),
    findOrderOfCart: async (token) => orderOf(token),
    listOrdersOf: async (email) => ordersOf(email).reverse(),
    placeOrder: async (draft) => {
      const existing = orderOf(draft.cartToken);
      if (existing) return { ok: true, order: existing };
      if (draft.discountCode !== null && ordersOf(draft.email).length > 0)
        return { ok: false, reason: 'not-first-order' };
      const order = { number: 1001 + orders.length, ...draft };
      orders.push(order);
      return { ok: true, order };
    },
  };
}

import type { DemoShopRecords } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { findCart } from './find-cart.server.ts';
import { findOrderOfCart } from './find-order-of-cart.server.ts';
import { listOrdersOf } from './list-orders-of.server.ts';
import { type OnPlaced, placeOrder } from './place-order.server.ts';
import { saveCart } from './save-cart.server.ts';

/** The embedded shop's memory in the store's own database. */
export function createDemoShopRecords(db: Db, options: { onPlaced?: OnPlaced } = {}): DemoShopRecords {
  return {
    saveCart: (cart) => saveCart(db, cart),
    findCart: (token) => findCart(db, token),
    findOrderOfCart: (token) => findOrderOfCart(db, token),
    listOrdersOf: (email) => listOrdersOf(db, email),
    placeOrder: (draft) => placeOrder(db, draft, options),
  };
}

import type { DemoShopRecords } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '../db/open-database.ts';
import { findCart } from './find-cart.ts';
import { findOrderOfCart } from './find-order-of-cart.ts';
import { listOrdersOf } from './list-orders-of.ts';
import { type OnPlaced, placeOrder } from './place-order.ts';
import { saveCart } from './save-cart.ts';

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

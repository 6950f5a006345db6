import type { DemoCart } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '../db/open-database.ts';
import { demoCarts } from '../db/schema/demo-shop.ts';

export async function saveCart(db: Db, cart: DemoCart): Promise<void> {
  await db
    .insert(demoCarts)
    .values({ token: cart.token, lines: cart.lines, createdAt: new Date(cart.createdAt) });
}

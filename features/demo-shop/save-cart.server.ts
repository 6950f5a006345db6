import type { DemoCart } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { demoCarts } from './demo-shop.table.server.ts';

export async function saveCart(db: Db, cart: DemoCart): Promise<void> {
  await db
    .insert(demoCarts)
    .values({ token: cart.token, lines: cart.lines, createdAt: new Date(cart.createdAt) });
}

import { eq } from 'drizzle-orm';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { demoOrders } from './demo-shop.table.server.ts';

export async function findOrderOfCart(db: Db, token: string): Promise<DemoOrder | undefined> {
  const [row] = await db
    .select({ order: demoOrders.order })
    .from(demoOrders)
    .where(eq(demoOrders.cartToken, token));
  return row?.order;
}

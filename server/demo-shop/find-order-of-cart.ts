import { eq } from 'drizzle-orm';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '../db/open-database.ts';
import { demoOrders } from '../db/schema/demo-shop.ts';

export async function findOrderOfCart(db: Db, token: string): Promise<DemoOrder | undefined> {
  const [row] = await db
    .select({ order: demoOrders.order })
    .from(demoOrders)
    .where(eq(demoOrders.cartToken, token));
  return row?.order;
}

import { desc, eq } from 'drizzle-orm';
import { emailKey } from '#domain/checkout/email-key.ts';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '../db/open-database.ts';
import { demoOrders } from '../db/schema/demo-shop.ts';

/** As many as an account page shows of one person. */
const MAX_ORDERS = 250;

/** Newest first. */
export async function listOrdersOf(db: Db, email: string): Promise<DemoOrder[]> {
  const rows = await db
    .select({ order: demoOrders.order })
    .from(demoOrders)
    .where(eq(demoOrders.emailKey, emailKey(email)))
    .orderBy(desc(demoOrders.number))
    .limit(MAX_ORDERS);
  return rows.map(({ order }) => order);
}

import { desc, eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { DemoOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { demoOrders } from './demo-shop.table.server.ts';

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

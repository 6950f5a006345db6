import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { shopifyCustomerLinks } from './customer-link.table.server.ts';

/** The proven address whose orders a user sees; undefined while none is linked. */
export async function findLink(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const [link] = await db
    .select({ email: shopifyCustomerLinks.email })
    .from(shopifyCustomerLinks)
    .where(eq(shopifyCustomerLinks.userId, userId));
  return link?.email;
}

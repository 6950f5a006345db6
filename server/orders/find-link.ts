import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { shopifyCustomerLinks } from '../db/schema/index.ts';

/** The proven address whose orders a user sees; undefined while none is linked. */
export async function findLink(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const [link] = await db
    .select({ email: shopifyCustomerLinks.email })
    .from(shopifyCustomerLinks)
    .where(eq(shopifyCustomerLinks.userId, userId));
  return link?.email;
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { customerLinkRequests, shopifyCustomerLinks } from './customer-link.table.server.ts';

/** Forgets a user's linked address, and a mailed link that is still open: it would link again. */
export async function deleteLink(db: Db, { userId }: { userId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(shopifyCustomerLinks).where(eq(shopifyCustomerLinks.userId, userId));
    await tx.delete(customerLinkRequests).where(eq(customerLinkRequests.userId, userId));
  });
}

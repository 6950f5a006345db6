import type { Db } from '#platform/db/open-database.server.ts';
import { shopifyCustomerLinks } from './customer-link.table.server.ts';

/** Links an address that was proven; the address proven last is the one that counts. */
export async function saveLink(
  tx: Pick<Db, 'insert'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const link = { shopifyCustomerId: `email_${email}`, email };
  await tx
    .insert(shopifyCustomerLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: shopifyCustomerLinks.userId, set: link });
}

import type { Db } from '../db/open-database.ts';
import { shopifyCustomerLinks } from '../db/schema/index.ts';

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

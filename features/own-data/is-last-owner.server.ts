import { asc, eq } from 'drizzle-orm';
import { userRoles } from '#features/accounts/accounts.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';

/** Whether nobody else may do everything. Locks the owners until the transaction ends: two of them cannot both leave at once. */
export async function isLastOwner(tx: Pick<Db, 'select'>, userId: string): Promise<boolean> {
  const owners = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'owner'))
    .orderBy(asc(userRoles.userId))
    .for('update');
  return owners.length === 1 && owners[0]?.userId === userId;
}

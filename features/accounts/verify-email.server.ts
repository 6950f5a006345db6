import { eq } from 'drizzle-orm';
import { user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { consumeMailedToken } from './mailed-token.server.ts';

/** Uses up a mailed verification link. False when it is unknown, used or too old. */
export function verifyEmail({ db, clock }: AccountParts, { token }: { token: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const userId = await consumeMailedToken(tx, { purpose: 'verify-email', token, now });
    if (userId === undefined) return false;
    const changed = await tx
      .update(user)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(user.id, userId))
      .returning({ id: user.id });
    return changed.length > 0;
  });
}

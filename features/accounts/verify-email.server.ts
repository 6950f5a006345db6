import { and, eq, ne } from 'drizzle-orm';
import { session, user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { findSession } from './find-viewer.server.ts';
import { consumeMailedToken } from './mailed-token.server.ts';

/**
 * Uses up a mailed verification link; the address that is proven by it, undefined when the link is unknown, used or too old. Sessions that were
 * made before end, but for the one of the browser that follows the link: somebody else may have signed up with the address.
 */
export async function verifyEmail(
  parts: AccountParts,
  { token, headers }: { token: string; headers: Headers },
): Promise<string | undefined> {
  const { db, clock } = parts;
  const own = await findSession(parts, headers);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const userId = await consumeMailedToken(tx, { purpose: 'verify-email', token, now });
    if (userId === undefined) return undefined;
    const [proven] = await tx
      .update(user)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(user.id, userId))
      .returning({ email: user.email });
    await tx.delete(session).where(and(eq(session.userId, userId), ne(session.token, own?.token ?? '')));
    return proven?.email;
  });
}

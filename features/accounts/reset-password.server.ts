import { and, eq } from 'drizzle-orm';
import { account, session, user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { consumeMailedToken, endMailedTokens } from './mailed-token.server.ts';

/**
 * Sets the new password of a mailed link, ends every session of the account and tells its owner by mail, all in one transaction.
 * The link came by mail, so it proves the address as well. The address of the account; undefined when the link is unknown, used or too old.
 */
export async function resetPassword(
  { db, clock, mail, passwords }: AccountParts,
  options: { token: string; password: string },
): Promise<string | undefined> {
  const password = await passwords.hash(options.password);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const userId = await consumeMailedToken(tx, { purpose: 'reset-password', token: options.token, now });
    if (userId === undefined) return undefined;
    const [owner] = await tx
      .update(user)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(user.id, userId))
      .returning({ email: user.email });
    if (!owner) return undefined;
    await tx
      .update(account)
      .set({ password, updatedAt: now })
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
    await tx.delete(session).where(eq(session.userId, userId));
    await endMailedTokens(tx, { purpose: 'verify-email', userId });
    await mail.send(tx, { template: 'password-changed', to: owner.email, at: now.toISOString() });
    return owner.email;
  });
}

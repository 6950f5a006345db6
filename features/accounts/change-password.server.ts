import { and, eq, ne } from 'drizzle-orm';
import type { AccountParts } from './account-parts.server.ts';
import { account, session } from './accounts.table.server.ts';
import { checkOwnPassword, type PasswordCheck } from './check-own-password.server.ts';
import { findSession } from './find-viewer.server.ts';

/** Sets another password, ends every other session and tells the owner by mail. */
export async function changePassword(
  parts: AccountParts,
  asked: { currentPassword: string; password: string; headers: Headers },
): Promise<PasswordCheck> {
  const own = await findSession(parts, asked.headers);
  if (!own) return { ok: false, reason: 'password' };
  const { id, email } = own.viewer;
  const known = await checkOwnPassword(parts, { userId: id, password: asked.currentPassword });
  if (!known.ok) return known;
  // Before the transaction: it takes a tenth of a second, and PGlite does one thing at a time.
  const password = await parts.passwords.hash(asked.password);
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await tx
      .update(account)
      .set({ password, updatedAt: now })
      .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
    await tx.delete(session).where(and(eq(session.userId, id), ne(session.token, own.token)));
    await parts.mail.send(tx, { template: 'password-changed', to: email, at: now.toISOString() });
  });
  return { ok: true };
}

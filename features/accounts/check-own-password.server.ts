import { and, eq } from 'drizzle-orm';
import { account } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';

export type PasswordCheck =
  | { ok: true }
  | { ok: false; reason: 'password' }
  | { ok: false; reason: 'limited'; wait: number };

/** Whether somebody who is signed in knows the password: a browser left open must not be enough for what cannot be taken back. */
export async function checkOwnPassword(
  { db, limits, passwords }: Pick<AccountParts, 'db' | 'limits' | 'passwords'>,
  { userId, password }: { userId: string; password: string },
): Promise<PasswordCheck> {
  const wait = await limits.deletion.consume(userId);
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  const [credential] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  if (!credential?.hash || !(await passwords.verify({ hash: credential.hash, password })))
    return { ok: false, reason: 'password' };
  // Only wrong ones count.
  await limits.deletion.refund(userId);
  return { ok: true };
}

import { eq } from 'drizzle-orm';
import { user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { findMailedToken } from './mailed-token.server.ts';

/** Whose address a verification link proves, for the page to say before it is pressed. Undefined when the link is unknown, used or too old. */
export async function findAddressOfLink(
  { db, clock }: Pick<AccountParts, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<string | undefined> {
  const userId = await findMailedToken(db, { purpose: 'verify-email', token, now: clock.now() });
  if (userId === undefined) return undefined;
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return owner?.email;
}

import { eq } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { user, verification } from '#features/accounts/accounts.table.server.ts';
import { checkOwnPassword } from '#features/accounts/check-own-password.server.ts';
import type { AccountParts } from '#features/accounts/account-parts.server.ts';
import type { Deletion, DeleteResult } from '#features/accounts/own-data-port.ts';
import { noticeCookie, signedOutCookie } from '#features/accounts/cookies.server.ts';
import { isLastOwner } from './is-last-owner.server.ts';
import { forgetAddress } from './forget-address.server.ts';

/**
 * Deletes an account with everything that belongs to it, once its password was given again. Of a verified address also what was written to the store
 * under it without an account. Orders are the shop's own records and stay.
 */
export async function deleteAccount(
  parts: AccountParts,
  { viewer, password, headers, also }: Deletion,
): Promise<DeleteResult> {
  const { db, auth } = parts;
  // Before the transaction: it takes a tenth of a second, and PGlite does one thing at a time.
  const known = await checkOwnPassword(parts, { userId: viewer.id, password });
  if (!known.ok) return known;

  const done = await db.transaction(async (tx) => {
    if (viewer.role === 'owner' && (await isLastOwner(tx, viewer.id))) return false;
    if (viewer.emailVerified) await forgetAddress(tx, viewer.email, also);
    await tx.delete(verification).where(eq(verification.value, viewer.id));
    // Sessions, roles, links and chats go along: they refer to the user.
    await tx.delete(user).where(eq(user.id, viewer.id));
    if (viewer.isAdmin)
      await recordActivity(tx, { actor: viewer.email, action: 'account.delete', subject: viewer.email });
    return true;
  });
  if (!done) return { ok: false, reason: 'last-owner' };
  const answer = await auth.api.signOut({ headers, returnHeaders: true });
  return {
    ok: true,
    cookies: [
      ...answer.headers.getSetCookie(),
      signedOutCookie(parts),
      noticeCookie('account-deleted', parts),
    ],
  };
}

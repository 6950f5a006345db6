import { eq } from 'drizzle-orm';
import { session } from '../db/schema/index.ts';
import type { AccountParts } from './account-parts.ts';
import { noticeCookie, signedOutCookie } from './cookies.ts';
import { findSession } from './viewer.ts';

/** Ends the session on the server first, and fails where that fails; then the browser forgets its cookies. */
export async function signOut(parts: AccountParts, headers: Headers): Promise<string[]> {
  const found = await findSession(parts, headers);
  if (found) await parts.db.delete(session).where(eq(session.token, found.token));
  const answer = await parts.auth.api.signOut({ headers, returnHeaders: true });
  return [...answer.headers.getSetCookie(), signedOutCookie(parts), noticeCookie('signed-out', parts)];
}

import { eq } from 'drizzle-orm';
import { session } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { noticeCookie, signedOutCookie } from './cookies.server.ts';
import { findSession } from './find-viewer.server.ts';

/** Ends the session on the server first, and fails where that fails; then the browser forgets its cookies. */
export async function signOut(parts: AccountParts, headers: Headers): Promise<string[]> {
  const found = await findSession(parts, headers);
  if (found) await parts.db.delete(session).where(eq(session.token, found.token));
  const answer = await parts.auth.api.signOut({ headers, returnHeaders: true });
  return [...answer.headers.getSetCookie(), signedOutCookie(parts), noticeCookie('signed-out', parts)];
}

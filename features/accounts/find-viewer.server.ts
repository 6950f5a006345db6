import { and, eq } from 'drizzle-orm';
import { userRoles } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';

/** Who is signed in. */
export interface Viewer {
  id: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
}

export interface ViewerSession {
  viewer: Viewer;
  token: string;
  /** It has not been extended for a day: the browser should ask for that. */
  needsRefresh: boolean;
}

/** The session of a request, read from the database each time: an ended one opens nothing. Throws when the database is away. */
export async function findSession(parts: AccountParts, headers: Headers): Promise<ViewerSession | undefined> {
  // Most visitors have none, and are not looked up.
  if (!headers.has('cookie')) return undefined;
  const found = await parts.auth.api.getSession({ headers });
  if (!found) return undefined;
  const { id, email, emailVerified } = found.user;
  return {
    viewer: { id, email, emailVerified, isAdmin: await isAdmin(parts, id) },
    token: found.session.token,
    needsRefresh: 'needsRefresh' in found && found.needsRefresh === true,
  };
}

/** A lookup that fails is logged and means no (docs/product/accounts.md#who). */
async function isAdmin({ db, log }: AccountParts, userId: string): Promise<boolean> {
  try {
    const rows = await db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    return rows.length > 0;
  } catch (error) {
    log.error({ err: error }, 'the role of a user could not be read');
    return false;
  }
}

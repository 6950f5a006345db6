import { eq } from 'drizzle-orm';
import { readSecondStepDemanded } from '#features/store/second-step-demanded.server.ts';
import { userRoles } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { type AdminRole, isAdminRole } from './permissions.ts';

/** Who is signed in. */
export interface Viewer {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Of any role. */
  isAdmin: boolean;
  role: AdminRole | undefined;
  /** An administrator without the second step that the owner demands: until it is there the role counts for nothing. */
  secondStepMissing?: boolean;
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
  const held = await roleOf(parts, id);
  const secondStepMissing =
    held !== undefined && !found.user.twoFactorEnabled && (await readSecondStepDemanded(parts.db));
  const role = secondStepMissing ? undefined : held;
  return {
    viewer: { id, email, emailVerified, isAdmin: role !== undefined, role, secondStepMissing },
    token: found.session.token,
    needsRefresh: 'needsRefresh' in found && found.needsRefresh === true,
  };
}

/** A lookup that fails is logged and means no (docs/product/accounts.md#who). */
async function roleOf({ db, log }: AccountParts, userId: string): Promise<AdminRole | undefined> {
  try {
    const [row] = await db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(eq(userRoles.userId, userId));
    return isAdminRole(row?.role) ? row.role : undefined;
  } catch (error) {
    log.error({ err: error }, 'the role of a user could not be read');
    return undefined;
  }
}

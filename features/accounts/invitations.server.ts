import { and, eq, gt, ne } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { adminInvitations, session, user, userRoles } from './accounts.table.server.ts';
import { findSession } from './find-viewer.server.ts';
import { hashToken } from './hash-token.server.ts';
import type { AdminRole } from './permissions.ts';

export interface Invitation {
  email: string;
  role: AdminRole;
  invitedBy: string;
}

/** What a mailed invitation offers, and to whom; undefined when it is unknown, used, withdrawn or too old. */
export async function findInvitation(
  { db, clock }: Pick<AccountParts, 'db' | 'clock'>,
  token: string,
): Promise<Invitation | undefined> {
  const { email, role, invitedBy, tokenHash, expiresAt } = adminInvitations;
  const [found] = await db
    .select({ email, role, invitedBy })
    .from(adminInvitations)
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, clock.now())));
  return found;
}

/**
 * Gives whoever is signed in the role that was mailed to their address. The link came by that mail, so it proves the address; where nothing had
 * proved it, sessions that others may have begun under it end.
 */
export async function acceptInvitation(
  parts: AccountParts,
  { token, headers }: { token: string; headers: Headers },
): Promise<boolean> {
  const { db, clock } = parts;
  const own = await findSession(parts, headers);
  if (!own) return false;
  const { id, email, emailVerified } = own.viewer;
  return db.transaction(async (tx) => {
    const [invitation] = await tx
      .delete(adminInvitations)
      .where(
        and(
          eq(adminInvitations.tokenHash, hashToken(token)),
          gt(adminInvitations.expiresAt, clock.now()),
          // An invitation is of one address, whoever has its link.
          eq(adminInvitations.email, email),
        ),
      )
      .returning({ role: adminInvitations.role });
    if (!invitation) return false;
    if (!emailVerified) {
      await tx.update(user).set({ emailVerified: true, updatedAt: clock.now() }).where(eq(user.id, id));
      await tx.delete(session).where(and(eq(session.userId, id), ne(session.token, own.token)));
    }
    await tx
      .insert(userRoles)
      .values({ userId: id, role: invitation.role })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role: invitation.role } });
    await recordActivity(tx, {
      actor: email,
      action: 'admin.accept',
      subject: email,
      details: { role: invitation.role },
    });
    return true;
  });
}

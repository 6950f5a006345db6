import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { adminInvitations, user, userRoles } from '#features/accounts/accounts.table.server.ts';
import { hashToken } from '#features/accounts/hash-token.server.ts';
import { type AdminRole, roleWords } from '#features/accounts/permissions.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import {
  readSecondStepDemanded,
  saveSecondStepDemanded,
} from '#features/store/second-step-demanded.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Invite } from './invite.schema.ts';

const INVITED_DAYS = 7;

export interface AdministratorList {
  administrators: { id: string; email: string; role: AdminRole; since: Date; secondStep: boolean }[];
  invitations: { email: string; role: AdminRole; invitedBy: string; expiresAt: Date }[];
}

export type RoleChange =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'last-owner' }
  /** Somebody else has changed it since it was shown. */
  | { ok: false; reason: 'changed'; now: AdminRole };

/** Who looks after the store. For owners only: whoever calls has looked. `actor` is the owner's address, for the activity log. */
export interface AdministratorsService {
  list(): Promise<AdministratorList>;
  /** Mails an invitation; an earlier one to the address ends. */
  invite(options: Invite & { actor: string }): Promise<{ ok: true } | { ok: false; reason: 'already' }>;
  withdraw(options: { email: string; actor: string }): Promise<boolean>;
  secondStepDemanded(): Promise<boolean>;
  /** False where who demands it (`id`) has none: nobody locks themselves out. */
  demandSecondStep(options: { demanded: boolean; id: string; actor: string }): Promise<boolean>;
  /** Another role, or none any more. There is always an owner left. `seen` is the role that the form was shown with. */
  change(options: RoleWish): Promise<RoleChange>;
}

interface RoleWish {
  id: string;
  role: AdminRole | null;
  seen?: AdminRole | undefined;
  actor: string;
}

interface Parts {
  clock: Clock;
  mail: MailService;
  /** The store's public origin. */
  storeUrl: string;
}

export function createAdministrators(db: Db, parts: Parts): AdministratorsService {
  return {
    list: () => listAdministrators(db, parts.clock),
    invite: (asked) => invite(db, parts, asked),
    withdraw: ({ email, actor }) =>
      db.transaction(async (tx) => {
        const gone = await tx
          .delete(adminInvitations)
          .where(eq(adminInvitations.email, email))
          .returning({ email: adminInvitations.email });
        if (gone.length === 0) return false;
        await recordActivity(tx, { actor, action: 'admin.withdraw', subject: email });
        return true;
      }),
    secondStepDemanded: () => readSecondStepDemanded(db),
    async demandSecondStep({ demanded, id, actor }) {
      const [who] = await db.select({ has: user.twoFactorEnabled }).from(user).where(eq(user.id, id));
      if (demanded && !who?.has) return false;
      await saveSecondStepDemanded(db, { demanded, actor, now: parts.clock.now() });
      return true;
    },
    change: (asked) => changeRole(db, asked),
  };
}

async function listAdministrators(db: Db, clock: Clock): Promise<AdministratorList> {
  const administrators = await db
    .select({
      id: user.id,
      email: user.email,
      role: userRoles.role,
      since: userRoles.createdAt,
      secondStep: user.twoFactorEnabled,
    })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .orderBy(asc(userRoles.createdAt), asc(user.email));
  const { email, role, invitedBy, expiresAt } = adminInvitations;
  const invitations = await db
    .select({ email, role, invitedBy, expiresAt })
    .from(adminInvitations)
    .where(gt(expiresAt, clock.now()))
    .orderBy(asc(email));
  return { administrators, invitations };
}

function invite(
  db: Db,
  { clock, mail, storeUrl }: Parts,
  { email, role, actor }: Invite & { actor: string },
) {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const kept = {
    role,
    tokenHash: hashToken(token),
    invitedBy: actor,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITED_DAYS * 86_400_000),
  };
  return db.transaction(async (tx): Promise<{ ok: true } | { ok: false; reason: 'already' }> => {
    const [already] = await tx
      .select({ role: userRoles.role })
      .from(userRoles)
      .innerJoin(user, eq(user.id, userRoles.userId))
      .where(eq(user.email, email));
    if (already) return { ok: false, reason: 'already' };
    await tx.delete(adminInvitations).where(lt(adminInvitations.expiresAt, now));
    await tx
      .insert(adminInvitations)
      .values({ email, ...kept })
      .onConflictDoUpdate({ target: adminInvitations.email, set: kept });
    await mail.send(tx, {
      template: 'admin-invitation',
      to: email,
      url: `${storeUrl}/account/invitation?token=${token}`,
      invitedBy: actor,
      role: roleWords[role].label,
      days: INVITED_DAYS,
    });
    await recordActivity(tx, { actor, action: 'admin.invite', subject: email, details: { role } });
    return { ok: true };
  });
}

function changeRole(db: Db, { id, role, seen, actor }: RoleWish): Promise<RoleChange> {
  return db.transaction(async (tx): Promise<RoleChange> => {
    // Locked in one order: of two owners who revoke each other at once, the second finds itself the last.
    const owners = await tx
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(eq(userRoles.role, 'owner'))
      .orderBy(asc(userRoles.userId))
      .for('update');
    const [held] = await tx
      .select({ role: userRoles.role, email: user.email })
      .from(userRoles)
      .innerJoin(user, eq(user.id, userRoles.userId))
      .where(eq(userRoles.userId, id));
    if (!held) return { ok: false, reason: 'unknown' };
    if (held.role === role) return { ok: true };
    if (seen !== undefined && held.role !== seen) return { ok: false, reason: 'changed', now: held.role };
    if (held.role === 'owner' && owners.length <= 1) return { ok: false, reason: 'last-owner' };
    const theirs = and(eq(userRoles.userId, id), eq(userRoles.role, held.role));
    if (role) await tx.update(userRoles).set({ role }).where(theirs);
    else await tx.delete(userRoles).where(theirs);
    await recordActivity(tx, {
      actor,
      action: role ? 'admin.role' : 'admin.revoke',
      subject: held.email,
      details: { before: { role: held.role }, after: { role: role ?? 'none' } },
    });
    return { ok: true };
  });
}

import { asc, eq, ne } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import { appVersion } from '#platform/app-version.server.ts';
import { writeBackup } from '#platform/db/backup/write-backup.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { AdminRole } from '#features/accounts/permissions.ts';
import { session, twoFactor, user, userRoles } from '#features/accounts/accounts.table.server.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { AdminAnswer, AdminCommand } from './admin-command.schema.ts';

/** Whoever can run commands on the machine stands in the log by that. */
const ACTOR = 'command line';

/** Makes and unmakes administrators; there is no other way to the first one. */
export function runAdminCommand(db: Db, asked: AdminCommand): Promise<AdminAnswer> {
  switch (asked.command) {
    case 'grant':
      return grant(db, asked);
    case 'revoke':
      return revoke(db, asked.email);
    case 'forget-second-step':
      return forgetSecondStep(db, asked.email);
    case 'list':
      return list(db);
    case 'backup':
      return backup(db, asked.file);
  }
}

function grant(
  db: Db,
  { email, unverified = false, role = 'owner' }: { email: string; unverified?: boolean; role?: AdminRole },
): Promise<AdminAnswer> {
  return db.transaction(async (tx) => {
    const found = await findUser(tx, email);
    if (!found) return no(`There is no account of ${email}. Sign up in the store first.`);
    if (!found.emailVerified && !unverified)
      return no(
        `${found.email} is not verified: anybody could have made this account. Follow the link in its mail first, or add --unverified.`,
      );
    const made = await tx
      .insert(userRoles)
      .values({ userId: found.id, role })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role }, setWhere: ne(userRoles.role, role) })
      .returning({ userId: userRoles.userId });
    if (made.length === 0) return yes(`${found.email} is an administrator already.`);
    await recordActivity(tx, {
      actor: ACTOR,
      action: 'admin.grant',
      subject: found.email,
      details: { role },
    });
    return yes(`${found.email} is an administrator now.`);
  });
}

function revoke(db: Db, email: string): Promise<AdminAnswer> {
  return db.transaction(async (tx) => {
    const found = await findUser(tx, email);
    if (!found) return no(`There is no account of ${email}.`);
    const gone = await tx
      .delete(userRoles)
      .where(eq(userRoles.userId, found.id))
      .returning({ userId: userRoles.userId });
    if (gone.length === 0) return yes(`${found.email} is no administrator.`);
    await recordActivity(tx, { actor: ACTOR, action: 'admin.revoke', subject: found.email });
    return yes(`${found.email} is no administrator any more.`);
  });
}

/** For who lost the phone and the codes for that day. Sessions end: whoever asked for this may not be who is signed in. */
function forgetSecondStep(db: Db, email: string): Promise<AdminAnswer> {
  return db.transaction(async (tx) => {
    const found = await findUser(tx, email);
    if (!found) return no(`There is no account of ${email}.`);
    const gone = await tx
      .delete(twoFactor)
      .where(eq(twoFactor.userId, found.id))
      .returning({ id: twoFactor.id });
    if (gone.length === 0) return yes(`${found.email} has no second step.`);
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, found.id));
    await tx.delete(session).where(eq(session.userId, found.id));
    await recordActivity(tx, { actor: ACTOR, action: 'admin.forget-second-step', subject: found.email });
    return yes(`${found.email} signs in by password alone until a new second step is set up.`);
  });
}

async function list(db: Db): Promise<AdminAnswer> {
  const admins = await db
    .select({ email: user.email, role: userRoles.role })
    .from(userRoles)
    .innerJoin(user, eq(user.id, userRoles.userId))
    .orderBy(asc(user.email));
  return admins.length > 0
    ? { ok: true, lines: admins.map(({ email, role }) => `${email} (${role})`) }
    : yes('There is no administrator yet: npm run admin -- grant EMAIL');
}

async function findUser(db: Pick<Db, 'select'>, email: string) {
  const [found] = await db
    .select({ id: user.id, email: user.email, emailVerified: user.emailVerified })
    .from(user)
    .where(eq(user.email, emailKey(email)));
  return found;
}

async function backup(db: Db, file: string): Promise<AdminAnswer> {
  const { rows, tables } = await writeBackup(db, { file, version: appVersion });
  return yes(`${file}: ${rows} rows of ${tables} tables, read again and counted.`);
}

const yes = (line: string): AdminAnswer => ({ ok: true, lines: [line] });
const no = (line: string): AdminAnswer => ({ ok: false, lines: [line] });

import { randomBytes } from 'node:crypto';
import { and, eq, gt, ne } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { AccountParts } from './account-parts.server.ts';
import { emailChanges, session, user } from './accounts.table.server.ts';
import { checkOwnPassword, type PasswordCheck } from './check-own-password.server.ts';
import type { Viewer } from './find-viewer.server.ts';
import { findSession } from './find-viewer.server.ts';
import { hashToken } from './hash-token.server.ts';
import { endMailedTokens } from './mailed-token.server.ts';

const LIFETIME_HOURS = 24;

/** Asks the new address by mail whether it is theirs. Until it answers nothing changes; the answer is the same where it has an account already. */
export async function requestEmailChange(
  parts: AccountParts,
  asked: { viewer: Viewer; email: string; password: string; address: string },
): Promise<PasswordCheck> {
  const { db, clock, mail, storeUrl } = parts;
  const known = await checkOwnPassword(parts, { userId: asked.viewer.id, password: asked.password });
  if (!known.ok) return known;
  const wait = await parts.countMail({ address: asked.address, recipient: asked.email });
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  const email = emailKey(asked.email);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_HOURS * 3_600_000);
  await db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    const kept = { email, tokenHash: hashToken(token), expiresAt };
    if (taken) return;
    await tx
      .insert(emailChanges)
      .values({ userId: asked.viewer.id, ...kept })
      .onConflictDoUpdate({ target: emailChanges.userId, set: kept });
    const url = `${storeUrl}/auth/verify?email=${token}`;
    await mail.send(tx, { template: 'change-email', to: email, url, hours: LIFETIME_HOURS });
  });
  return { ok: true };
}

const waiting = ({ clock }: Pick<AccountParts, 'clock'>, token: string) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, clock.now()));

/** The address that a mailed link moves an account to; undefined when it is unknown, used or too old. */
export async function findEmailChange(
  parts: Pick<AccountParts, 'db' | 'clock'>,
  token: string,
): Promise<string | undefined> {
  const [change] = await parts.db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(waiting(parts, token));
  return change?.email;
}

/** Moves the account to the address that the link came to, ends its sessions elsewhere and tells the old address. */
export async function changeEmail(
  parts: AccountParts,
  { token, headers }: { token: string; headers: Headers },
): Promise<string | undefined> {
  const { db, clock, mail } = parts;
  const own = await findSession(parts, headers);
  return db.transaction(async (tx) => {
    const [change] = await tx.delete(emailChanges).where(waiting(parts, token)).returning();
    if (!change) return undefined;
    const { userId, email } = change;
    const [taken] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    const [before] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
    if (taken || !before) return undefined;
    const now = clock.now();
    await tx
      .update(user)
      .set({ email, name: email, emailVerified: true, updatedAt: now })
      .where(eq(user.id, userId));
    // What was mailed to the old address must not open the account any more.
    await endMailedTokens(tx, { purpose: 'reset-password', userId });
    await endMailedTokens(tx, { purpose: 'verify-email', userId });
    await tx.delete(session).where(and(eq(session.userId, userId), ne(session.token, own?.token ?? '')));
    await mail.send(tx, {
      template: 'email-changed',
      to: before.email,
      newAddress: email,
      at: now.toISOString(),
    });
    return email;
  });
}

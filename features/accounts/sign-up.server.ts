import { randomUUID } from 'node:crypto';
import { emailKey } from '#platform/mail/email-key.ts';
import { account, user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { sendVerification } from './send-verification.server.ts';

export type SignUpResult = { ok: true } | { ok: false; reason: 'registered' };

/**
 * Makes an unverified account and queues its verification mail, in one transaction. Of many sign-ups of one address at once one makes the account:
 * the database's own rule decides.
 */
export async function signUp(
  parts: AccountParts,
  options: { email: string; password: string },
): Promise<SignUpResult> {
  const email = emailKey(options.email);
  // Before the transaction: it takes a tenth of a second, and PGlite does one thing at a time.
  const password = await parts.passwords.hash(options.password);
  return parts.db.transaction(async (tx): Promise<SignUpResult> => {
    const id = randomUUID();
    const [made] = await tx
      .insert(user)
      .values({ id, email, name: email, emailVerified: false })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id, email: user.email });
    if (!made) return { ok: false, reason: 'registered' };
    await tx
      .insert(account)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password });
    await sendVerification(parts, tx, made);
    return { ok: true };
  });
}

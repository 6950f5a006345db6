import { eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import { user } from './accounts.table.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { createMailedToken } from './mailed-token.server.ts';

const LIFETIME_MINUTES = 60;

/** Mails the link to a new password, where there is such an account. The answer and the limits are the same where there is none. */
export async function requestReset(
  parts: AccountParts,
  options: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; reason: 'limited'; wait: number }> {
  const { db, clock, mail, storeUrl } = parts;
  const wait = await parts.countMail({ address: options.address, recipient: options.email });
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: user.id, email: user.email })
      .from(user)
      .where(eq(user.email, emailKey(options.email)));
    if (!found) return;
    const token = await createMailedToken(tx, {
      purpose: 'reset-password',
      userId: found.id,
      now: clock.now(),
      lifetime: LIFETIME_MINUTES * 60_000,
    });
    await mail.send(tx, {
      template: 'reset-password',
      to: found.email,
      url: `${storeUrl}/auth?mode=reset&token=${token}`,
      minutes: LIFETIME_MINUTES,
    });
  });
  return { ok: true };
}

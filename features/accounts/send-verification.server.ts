import type { Db } from '#platform/db/open-database.server.ts';
import type { AccountParts } from './account-parts.server.ts';
import { createMailedToken } from './mailed-token.server.ts';

/** People read their mail in the evening. Milliseconds. */
const LIFETIME = 24 * 3_600_000;

/** Queues the mail that proves an account's address, in the caller's transaction. Earlier links of the account end. */
export async function sendVerification(
  { clock, mail, storeUrl }: AccountParts,
  tx: Db,
  user: { id: string; email: string },
): Promise<void> {
  const token = await createMailedToken(tx, {
    purpose: 'verify-email',
    userId: user.id,
    now: clock.now(),
    lifetime: LIFETIME,
  });
  await mail.send(tx, {
    template: 'verify-email',
    to: user.email,
    url: `${storeUrl}/auth/verify?token=${token}`,
  });
}

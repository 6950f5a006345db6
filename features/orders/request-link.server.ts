import { createHash, randomBytes } from 'node:crypto';
import { eq, lt, or } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import { customerLinkRequests } from './customer-link.table.server.ts';
import type { OrderParts } from './order-parts.server.ts';
import { saveLink } from './save-link.server.ts';

const LIFETIME_MINUTES = 10;

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type LinkRequest =
  /** The address is the user's own and proven already. */
  | { ok: true; linked: true }
  /** A mail is on its way, whether or not the address ever ordered. */
  | { ok: true; linked: false }
  | { ok: false; reason: 'unverified' }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

/** Links the user's own verified address at once; any other after its inbox has answered (docs/product/orders.md#linking). */
export async function requestLink(
  parts: OrderParts,
  { viewer, email, address }: { viewer: Viewer; email: string; address: string },
): Promise<LinkRequest> {
  const { db, clock, mail, storeUrl } = parts;
  if (!viewer.emailVerified) return { ok: false, reason: 'unverified' };
  if (emailKey(email) === emailKey(viewer.email)) {
    await saveLink(db, { userId: viewer.id, email });
    return { ok: true, linked: true };
  }
  const wait = await parts.countMail({ address, recipient: email });
  if (wait !== undefined) return { ok: false, reason: 'limited', wait };
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.transaction(async (tx) => {
    // One open request a user: the mail that came last is the one that works.
    await tx
      .delete(customerLinkRequests)
      .where(or(eq(customerLinkRequests.userId, viewer.id), lt(customerLinkRequests.expiresAt, now)));
    await tx.insert(customerLinkRequests).values({
      tokenHash: hashOfLink(token),
      userId: viewer.id,
      email,
      expiresAt: new Date(now.getTime() + LIFETIME_MINUTES * 60_000),
    });
    await mail.send(tx, {
      template: 'link-email',
      to: email,
      url: `${storeUrl}/account/link?token=${token}`,
      minutes: LIFETIME_MINUTES,
    });
  });
  return { ok: true, linked: false };
}

import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Viewer } from '../accounts/viewer.ts';
import { customerLinkRequests } from '../db/schema/index.ts';
import type { OrderParts } from './order-parts.ts';
import { hashOfLink } from './request-link.ts';
import { saveLink } from './save-link.ts';

/** Follows a mailed link: only for the user who asked for it, once, within ten minutes. Of many tries at once one succeeds. */
export function confirmLink(
  { db, clock }: OrderParts,
  { viewer, token }: { viewer: Viewer; token: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [request] = await tx
      .update(customerLinkRequests)
      .set({ usedAt: now })
      .where(
        and(
          eq(customerLinkRequests.tokenHash, hashOfLink(token)),
          eq(customerLinkRequests.userId, viewer.id),
          isNull(customerLinkRequests.usedAt),
          gt(customerLinkRequests.expiresAt, now),
        ),
      )
      .returning({ email: customerLinkRequests.email });
    if (!request) return false;
    await saveLink(tx, { userId: viewer.id, email: request.email });
    return true;
  });
}

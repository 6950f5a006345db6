import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import { customerLinkRequests } from './customer-link.table.server.ts';
import type { OrderParts } from './order-parts.server.ts';
import { hashOfLink } from './request-link.server.ts';
import { saveLink } from './save-link.server.ts';

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

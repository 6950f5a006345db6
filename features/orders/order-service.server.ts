import { OrdersNotConnectedError } from '#integrations/storefront/orders.ts';
import type { Order, OrderHistoryView } from '#integrations/storefront/order.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import { confirmLink } from './confirm-link.server.ts';
import { deleteLink } from './delete-link.server.ts';
import { findLink } from './find-link.server.ts';
import type { OrderParts } from './order-parts.server.ts';
import { type LinkRequest, requestLink } from './request-link.server.ts';

/** What a user sees and does with orders. Whose they are comes from the session alone. */
export interface OrderService {
  /** The linked address; undefined while none is. */
  linkOf(viewer: Viewer): Promise<string | undefined>;
  /** Those of the linked address, newest first; none while none is linked. Throws when the platform does not answer. */
  ordersOf(viewer: Viewer): Promise<Order[]>;
  /** The same for a page, which shows a failure in its own words: never rejects. */
  historyOf(viewer: Viewer): Promise<OrderHistoryView>;
  requestLink(options: { viewer: Viewer; email: string; address: string }): Promise<LinkRequest>;
  /** Forgets the linked address. Its orders stay with the platform. */
  unlink(viewer: Viewer): Promise<void>;
  confirmLink(options: { viewer: Viewer; token: string }): Promise<boolean>;
}

export function createOrderService(parts: OrderParts): OrderService {
  const linkOf = (viewer: Viewer) => findLink(parts.db, { userId: viewer.id });
  return {
    linkOf,
    async ordersOf(viewer) {
      const email = await linkOf(viewer);
      return email === undefined ? [] : parts.source.listOrdersOf(email);
    },
    async historyOf(viewer) {
      try {
        const email = await linkOf(viewer);
        if (email === undefined) return { state: 'unlinked' };
        return { state: 'orders', orders: await parts.source.listOrdersOf(email) };
      } catch (error) {
        if (error instanceof OrdersNotConnectedError) return { state: 'not-connected' };
        parts.log.error({ err: error }, 'orders could not be read');
        return { state: 'failed' };
      }
    },
    requestLink: (options) => requestLink(parts, options),
    unlink: (viewer) => deleteLink(parts.db, { userId: viewer.id }),
    confirmLink: (options) => confirmLink(parts, options),
  };
}

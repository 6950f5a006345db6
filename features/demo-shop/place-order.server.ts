import { eq, sql } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import type { DemoOrder, PlacedOrder } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { demoCarts, demoOrders } from './demo-shop.table.server.ts';
import { findOrderOfCart } from './find-order-of-cart.server.ts';

/** Any constant: sets our advisory locks on mail addresses apart from others. */
const EMAIL_LOCKS = 7_272_741;

/** What follows from a new order, in its transaction: neither stands without the other. */
export type OnPlaced = (tx: Db, order: DemoOrder) => Promise<void>;

/**
 * Numbers and keeps the order of a cart. The cart's row is locked first, so that presses at the same moment wait for each other,
 * find the first one's order and use up no number. Throws when the cart does not exist.
 */
export function placeOrder(
  db: Db,
  draft: Omit<DemoOrder, 'number'>,
  { onPlaced }: { onPlaced?: OnPlaced } = {},
): Promise<PlacedOrder> {
  return db.transaction(async (tx): Promise<PlacedOrder> => {
    const [cart] = await tx
      .select({ token: demoCarts.token })
      .from(demoCarts)
      .where(eq(demoCarts.token, draft.cartToken))
      .for('update');
    if (!cart) throw new Error('An order was placed of a cart that does not exist.');
    const existing = await findOrderOfCart(tx, draft.cartToken);
    if (existing) return { ok: true, order: existing };

    const address = emailKey(draft.email);
    // Two carts of one person at the same moment: every order of an address waits here, so that only one of them is the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${EMAIL_LOCKS}::int, hashtext(${address}))`);
    if (draft.discountCode !== null && (await hasOrdered(tx, address)))
      return { ok: false, reason: 'not-first-order' };

    const order: DemoOrder = { number: await nextNumber(tx), ...draft };
    await tx.insert(demoOrders).values({
      number: order.number,
      cartToken: order.cartToken,
      emailKey: address,
      order,
      createdAt: new Date(order.createdAt),
    });
    await onPlaced?.(tx, order);
    return { ok: true, order };
  });
}

async function hasOrdered(db: Db, address: string): Promise<boolean> {
  const rows = await db
    .select({ number: demoOrders.number })
    .from(demoOrders)
    .where(eq(demoOrders.emailKey, address))
    .limit(1);
  return rows.length > 0;
}

async function nextNumber(db: Db): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`nextval('demo_order_numbers')::int` })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database gave no order number.');
  return row.number;
}

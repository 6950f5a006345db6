import { eq } from 'drizzle-orm';
import type { DemoCart } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { demoCarts } from './demo-shop.table.server.ts';

export async function findCart(db: Db, token: string): Promise<DemoCart | undefined> {
  const [row] = await db.select().from(demoCarts).where(eq(demoCarts.token, token));
  return row && { token: row.token, lines: row.lines, createdAt: row.createdAt.toISOString() };
}

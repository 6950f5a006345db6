import { eq } from 'drizzle-orm';
import type { DemoCart } from '#integrations/storefront/embedded/demo-shop-records.ts';
import type { Db } from '../db/open-database.ts';
import { demoCarts } from '../db/schema/demo-shop.ts';

export async function findCart(db: Db, token: string): Promise<DemoCart | undefined> {
  const [row] = await db.select().from(demoCarts).where(eq(demoCarts.token, token));
  return row && { token: row.token, lines: row.lines, createdAt: row.createdAt.toISOString() };
}

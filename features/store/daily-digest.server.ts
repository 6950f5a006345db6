import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/open-database.server.ts';
import { storeSettings } from './settings.table.server.ts';

/** Its row is there while the owner wants one mail a day instead of one for each message and entry. */
const KEY = 'daily-digest';

const kept = z.object({ since: z.iso.datetime() });

/** The moment up to which the last digest told; undefined while each message is mailed by itself. */
export async function digestSince(db: Pick<Db, 'select'>): Promise<Date | undefined> {
  const [row] = await db.select().from(storeSettings).where(eq(storeSettings.key, KEY));
  const read = kept.safeParse(row?.value);
  return read.success ? new Date(read.data.since) : undefined;
}

/** The same, held for the caller's transaction: two instances tell of nothing twice. */
export async function holdDigestSince(tx: Pick<Db, 'select'>): Promise<Date | undefined> {
  const [row] = await tx.select().from(storeSettings).where(eq(storeSettings.key, KEY)).for('update');
  const read = kept.safeParse(row?.value);
  return read.success ? new Date(read.data.since) : undefined;
}

export async function setDigestSince(tx: Pick<Db, 'update'>, since: Date): Promise<void> {
  const value = { since: since.toISOString() };
  await tx.update(storeSettings).set({ value, updatedAt: since }).where(eq(storeSettings.key, KEY));
}

/** What came before it is switched on was mailed already. */
export async function switchDigest(
  tx: Pick<Db, 'insert' | 'delete'>,
  { on, now }: { on: boolean; now: Date },
): Promise<void> {
  if (!on) {
    await tx.delete(storeSettings).where(eq(storeSettings.key, KEY));
    return;
  }
  const value = { since: now.toISOString() };
  await tx.insert(storeSettings).values({ key: KEY, value, updatedAt: now }).onConflictDoNothing();
}

import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';

/** Of one giveaway, in the order of the ids: it says nothing of who came first. */
export async function listEntryIds(db: Pick<Db, 'select'>, campaignId: string): Promise<string[]> {
  const rows = await db
    .select({ id: kiaGiveawayEntries.id })
    .from(kiaGiveawayEntries)
    .where(eq(kiaGiveawayEntries.campaignId, campaignId))
    .orderBy(asc(kiaGiveawayEntries.id));
  return rows.map(({ id }) => id);
}

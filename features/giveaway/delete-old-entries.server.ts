import { and, eq, inArray, lt } from 'drizzle-orm';
import { campaigns, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';

/** Deletes the entries of giveaways that were drawn before a moment. The drawing itself stays: it names nobody, and anybody can check it. */
export async function deleteOldEntries(db: Db, { before }: { before: Date }): Promise<number> {
  const drawn = db
    .select({ id: giveawayDrawings.campaignId })
    .from(giveawayDrawings)
    .innerJoin(campaigns, eq(campaigns.id, giveawayDrawings.campaignId))
    .where(and(eq(campaigns.kind, 'giveaway'), lt(giveawayDrawings.drawnAt, before)));
  const gone = await db
    .delete(kiaGiveawayEntries)
    .where(inArray(kiaGiveawayEntries.campaignId, drawn))
    .returning({ id: kiaGiveawayEntries.id });
  return gone.length;
}

import { eq } from 'drizzle-orm';
import { rankEntries } from './drawing.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { listEntryIds } from './draw-winners.server.ts';

/**
 * The list by which anybody can draw again: every entry's id, and no name, in the order of the drawing. CSV with the columns place,
 * entry_id and sha256; undefined before the drawing. The export is logged with it.
 */
export async function exportEntryIds(
  db: Db,
  { actor, campaignId }: { actor: string; campaignId: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [drawing] = await tx
      .select({ seed: giveawayDrawings.seed })
      .from(giveawayDrawings)
      .where(eq(giveawayDrawings.campaignId, campaignId));
    if (!drawing) return undefined;
    const ranked = await rankEntries(drawing.seed, await listEntryIds(tx, campaignId));
    await recordActivity(tx, {
      actor,
      action: 'giveaway.export-ids',
      subject: campaignId,
      details: { entries: ranked.length },
    });
    const lines = ranked.map(({ entryId, hash }, index) => `${index + 1},${entryId},${hash}`);
    return ['place,entry_id,sha256', ...lines, ''].join('\r\n');
  });
}

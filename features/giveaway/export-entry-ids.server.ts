import { eq } from 'drizzle-orm';
import { campaigns, giveawayClosings, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rankingOf } from './change-winner.server.ts';
import { rankEntries } from './drawing.ts';
import type { DrawingFile } from './drawing-file.ts';

/**
 * What is published of a drawing: every entry's id in the order of the drawing, and no name. As CSV with the columns place, entry_id
 * and sha256, or as the file that `npm run verify-drawing` reads. Undefined before the drawing. The export is logged with it.
 */
export async function exportEntryIds(
  db: Db,
  { actor, campaignId, format = 'csv' }: { actor: string; campaignId: string; format?: 'csv' | 'json' },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ drawing: giveawayDrawings, campaign: campaigns, closing: giveawayClosings })
      .from(giveawayDrawings)
      .innerJoin(campaigns, eq(campaigns.id, giveawayDrawings.campaignId))
      .leftJoin(giveawayClosings, eq(giveawayClosings.campaignId, giveawayDrawings.campaignId))
      .where(eq(giveawayDrawings.campaignId, campaignId));
    if (!found) return undefined;
    const entries = await rankingOf(tx, campaignId);
    await recordActivity(tx, {
      actor,
      action: 'giveaway.export-ids',
      subject: campaignId,
      details: { entries: entries.length },
    });
    const { seed, drawnAt, winners } = found.drawing;
    if (format === 'json') {
      const { name: giveaway, prizes } = found.campaign;
      const entriesHash = found.closing?.entriesHash ?? null;
      const file: DrawingFile = {
        giveaway,
        prizes,
        entriesHash,
        seed,
        drawnAt: drawnAt.toISOString(),
        entries,
        winners,
      };
      return `${JSON.stringify(file, null, 2)}\n`;
    }
    const ranked = await rankEntries(seed, entries);
    const lines = ranked.map(({ entryId, hash }, index) => `${index + 1},${entryId},${hash}`);
    return ['place,entry_id,sha256', ...lines, ''].join('\r\n');
  });
}

import { eq } from 'drizzle-orm';
import { campaigns, giveawayClosings, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rankingOf } from './change-winner.server.ts';
import type { DrawingFile } from './drawing-file.ts';

/** What is published of a drawing, ids only: the file that `npm run verify-drawing` reads. Undefined before the drawing. */
export async function findDrawingFile(
  db: Pick<Db, 'select'>,
  campaignId: string,
): Promise<DrawingFile | undefined> {
  const [found] = await db
    .select({ drawing: giveawayDrawings, campaign: campaigns, closing: giveawayClosings })
    .from(giveawayDrawings)
    .innerJoin(campaigns, eq(campaigns.id, giveawayDrawings.campaignId))
    .leftJoin(giveawayClosings, eq(giveawayClosings.campaignId, giveawayDrawings.campaignId))
    .where(eq(giveawayDrawings.campaignId, campaignId));
  if (!found) return undefined;
  const { seed, drawnAt, winners } = found.drawing;
  return {
    giveaway: found.campaign.name,
    prizes: found.campaign.prizes,
    entriesHash: found.closing?.entriesHash ?? null,
    seed,
    drawnAt: drawnAt.toISOString(),
    entries: await rankingOf(db, campaignId),
    winners,
  };
}

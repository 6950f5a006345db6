import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pickWinners, rankEntries, type Winner } from './drawing.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { touched } from '#features/campaigns/touched.server.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns, giveawayDrawings, giveawayWinners } from '#features/campaigns/campaigns.table.server.ts';
import { closeEntries } from './close-entries.server.ts';

export type DrawResult =
  | { ok: true; winners: Winner[] }
  | { ok: false; reason: 'unknown' | 'not-ended' | 'too-early' | 'no-entries' | 'drawn' };

/** Bytes of chance: nobody can try seeds until a friend wins and call the last one the first. */
const SEED_BYTES = 32;

/** Draws a giveaway's winners, once and for all, after the last entry and not before the announced moment. The campaign is held, so that two presses make one drawing. */
export async function drawWinners(
  db: Db,
  { clock }: { clock: Clock },
  { actor, campaignId }: { actor: string; campaignId: string },
): Promise<DrawResult> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId)).for('update');
    if (row?.kind !== 'giveaway') return { ok: false, reason: 'unknown' };
    const campaign = toCampaign(row);
    const done = await tx.select().from(giveawayDrawings).where(eq(giveawayDrawings.campaignId, campaignId));
    if (done.length > 0) return { ok: false, reason: 'drawn' };
    const now = clock.now();
    const closing = await closeEntries(tx, { clock }, campaign);
    if (!closing) return { ok: false, reason: 'not-ended' };
    // Who entered was told when.
    if (campaign.drawingAt === null || now.getTime() < Date.parse(campaign.drawingAt))
      return { ok: false, reason: 'too-early' };

    const { entryIds, entriesHash } = closing;
    if (entryIds.length === 0) return { ok: false, reason: 'no-entries' };
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const ranked = await rankEntries(seed, entryIds);
    const winners = pickWinners(ranked, campaign.prizes);
    await tx.insert(giveawayDrawings).values({
      campaignId,
      seed,
      entryCount: entryIds.length,
      ranking: ranked.map(({ entryId }) => entryId),
      winners,
      drawnBy: actor,
      drawnAt: now,
    });
    await tx.insert(giveawayWinners).values(
      winners.map((winner, index) => ({
        campaignId,
        ...winner,
        place: index + 1,
        state: 'drawn' as const,
        changedAt: now,
      })),
    );
    await tx
      .update(campaigns)
      .set({ updatedAt: touched(now) })
      .where(eq(campaigns.id, campaignId));
    await recordActivity(tx, {
      actor,
      action: 'giveaway.draw',
      subject: campaignId,
      details: { seed, entriesHash, entryCount: entryIds.length, winners },
    });
    return { ok: true, winners };
  });
}

import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { campaignPhase } from '#features/campaigns/campaign.ts';
import { pickWinners, rankEntries, type Winner } from './drawing.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';

export type DrawResult =
  | { ok: true; winners: Winner[] }
  | { ok: false; reason: 'unknown' | 'not-ended' | 'no-entries' | 'drawn' };

/** Bytes of chance: nobody can try seeds until a friend wins and call the last one the first. */
const SEED_BYTES = 32;

/** Draws a giveaway's winners, once and for all, after the last entry. The campaign is held, so that two presses make one drawing. */
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
    // By its dates: one that is only switched off may be switched on again.
    if (campaignPhase(campaign, clock.now()) !== 'ended') return { ok: false, reason: 'not-ended' };

    const entries = await listEntryIds(tx, campaignId);
    if (entries.length === 0) return { ok: false, reason: 'no-entries' };
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const winners = pickWinners(await rankEntries(seed, entries), campaign.prizes);
    await tx.insert(giveawayDrawings).values({
      campaignId,
      seed,
      entryCount: entries.length,
      winners,
      drawnBy: actor,
      drawnAt: clock.now(),
    });
    await recordActivity(tx, {
      actor,
      action: 'giveaway.draw',
      subject: campaignId,
      details: { seed, entryCount: entries.length, winners },
    });
    return { ok: true, winners };
  });
}

/** Of one giveaway, in the order of the ids: it says nothing of who came first. */
export async function listEntryIds(db: Pick<Db, 'select'>, campaignId: string): Promise<string[]> {
  const rows = await db
    .select({ id: kiaGiveawayEntries.id })
    .from(kiaGiveawayEntries)
    .where(eq(kiaGiveawayEntries.campaignId, campaignId))
    .orderBy(asc(kiaGiveawayEntries.id));
  return rows.map(({ id }) => id);
}

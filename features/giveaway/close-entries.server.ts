import { eq } from 'drizzle-orm';
import { type Campaign, campaignPhase } from '#features/campaigns/campaign.ts';
import { campaigns, giveawayClosings, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { touched } from '#features/campaigns/touched.server.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { hashEntries } from './drawing.ts';
import { listEntryIds } from './list-entry-ids.server.ts';

type Closing = Pick<typeof giveawayClosings.$inferSelect, 'entryIds' | 'entriesHash'>;

/**
 * Writes down the list of a giveaway that has ended, with its hash; the list stays as it was written, also when an entry is erased
 * later. An end that was moved closes it anew. The caller holds the campaign, so that no entry slips in.
 */
export async function closeEntries(
  db: Pick<Db, 'select' | 'insert' | 'update'>,
  { clock }: { clock: Clock },
  campaign: Campaign,
): Promise<Closing | undefined> {
  // By its dates: one that is only switched off may be switched on again.
  if (campaign.endsAt === null || campaignPhase(campaign, clock.now()) !== 'ended') return undefined;
  const [known] = await db
    .select()
    .from(giveawayClosings)
    .where(eq(giveawayClosings.campaignId, campaign.id));
  const endsAt = new Date(campaign.endsAt);
  if (known && known.endsAt.getTime() === endsAt.getTime()) return known;
  const entryIds = await listEntryIds(db, campaign.id);
  // Nobody entered: there is nothing to commit to.
  if (entryIds.length === 0) return { entryIds, entriesHash: await hashEntries([]) };
  const written = { endsAt, entryIds, entriesHash: await hashEntries(entryIds), closedAt: clock.now() };
  const [closing] = await db
    .insert(giveawayClosings)
    .values({ campaignId: campaign.id, ...written })
    .onConflictDoUpdate({ target: giveawayClosings.campaignId, set: written })
    .returning();
  await db
    .update(campaigns)
    .set({ updatedAt: touched(written.closedAt) })
    .where(eq(campaigns.id, campaign.id));
  return closing;
}

/** Every giveaway that has ended and is not drawn yet. */
export async function closeEnded(db: Db, parts: { clock: Clock }): Promise<void> {
  const all = await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.kind, 'giveaway'));
  for (const { id } of all)
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
      const drawn = await tx.select().from(giveawayDrawings).where(eq(giveawayDrawings.campaignId, id));
      if (row && drawn.length === 0) await closeEntries(tx, parts, toCampaign(row));
    });
}

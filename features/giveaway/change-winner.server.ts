import { and, eq } from 'drizzle-orm';
import { touched } from '#features/campaigns/touched.server.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { campaigns, giveawayDrawings, giveawayWinners } from '#features/campaigns/campaigns.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { rankEntries } from './drawing.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { listEntryIds } from './list-entry-ids.server.ts';
import { nextStates, type WinnerState } from './winner-state.ts';

export interface WinnerChange {
  actor: string;
  campaignId: string;
  entryId: string;
  state: WinnerState;
}

export type WinnerResult =
  | { ok: true }
  /** There is no such winner, or another press was quicker, or there is nobody left to write to. */
  | { ok: false; reason: 'unknown' | 'not-now' | 'erased' };

/** Moves a winner on: written to, which sends the mail; confirmed; sent; or declined, which offers the prize to the next in order. */
export async function changeWinner(
  db: Db,
  { clock, mail }: { clock: Clock; mail: Pick<MailService, 'send'> },
  { actor, campaignId, entryId, state }: WinnerChange,
): Promise<WinnerResult> {
  return db.transaction(async (tx) => {
    // Held, so that two who decline at once are not followed by the same entry.
    await tx.select().from(campaigns).where(eq(campaigns.id, campaignId)).for('update');
    const offered = await tx.select().from(giveawayWinners).where(eq(giveawayWinners.campaignId, campaignId));
    const winner = offered.find((one) => one.entryId === entryId);
    if (!winner) return { ok: false, reason: 'unknown' };
    if (!nextStates[winner.state].includes(state)) return { ok: false, reason: 'not-now' };
    if (state === 'written') {
      const [person] = await tx.select().from(kiaGiveawayEntries).where(eq(kiaGiveawayEntries.id, entryId));
      if (!person) return { ok: false, reason: 'erased' };
      const { name, email: to } = person;
      await mail.send(tx, { template: 'giveaway-winner', to, name, prize: winner.prize });
    }
    const changedAt = clock.now();
    await tx
      .update(giveawayWinners)
      .set({ state, changedAt })
      .where(and(eq(giveawayWinners.campaignId, campaignId), eq(giveawayWinners.entryId, entryId)));
    if (state === 'declined') {
      const ranking = await rankingOf(tx, campaignId);
      const index = ranking.findIndex((id) => !offered.some((one) => one.entryId === id));
      const next = ranking[index];
      if (next !== undefined)
        await tx.insert(giveawayWinners).values({
          campaignId,
          entryId: next,
          place: index + 1,
          prize: winner.prize,
          state: 'drawn',
          changedAt,
        });
    }
    await tx
      .update(campaigns)
      .set({ updatedAt: touched(changedAt) })
      .where(eq(campaigns.id, campaignId));
    await recordActivity(tx, {
      actor,
      action: `giveaway.winner-${state}`,
      subject: campaignId,
      details: { entryId, prize: winner.prize },
    });
    return { ok: true };
  });
}

/** Every entry in the order of the drawing; worked out again for a drawing from before the order was kept. */
export async function rankingOf(db: Pick<Db, 'select'>, campaignId: string): Promise<string[]> {
  const [drawing] = await db
    .select()
    .from(giveawayDrawings)
    .where(eq(giveawayDrawings.campaignId, campaignId));
  if (!drawing) return [];
  if (drawing.ranking.length > 0) return drawing.ranking;
  const ranked = await rankEntries(drawing.seed, await listEntryIds(db, campaignId));
  return ranked.map(({ entryId }) => entryId);
}

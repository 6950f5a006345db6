import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { isRunning } from './campaign.ts';
import { campaigns } from './campaigns.table.server.ts';
import { toCampaign } from './list-campaigns.server.ts';

export type ArchiveResult = { ok: true } | { ok: false; reason: 'unknown' | 'running' };

/** Puts a campaign away, or brings it back, switched off either way. What was entered and won in it stays. */
export async function archiveCampaign(
  db: Db,
  { clock }: { clock: Clock },
  { actor, id, archived }: { actor: string; id: string; archived: boolean },
): Promise<ArchiveResult> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if ((row.archivedAt !== null) === archived) return { ok: true };
    // Visitors would see it vanish: its owner switches it off first.
    if (archived && isRunning(toCampaign(row), clock.now())) return { ok: false, reason: 'running' };
    await tx
      .update(campaigns)
      .set({
        enabled: false,
        archivedAt: archived ? clock.now() : null,
        version: sql`${campaigns.version} + 1`,
        updatedAt: clock.now(),
      })
      .where(eq(campaigns.id, id));
    await recordActivity(tx, {
      actor,
      action: archived ? 'campaigns.archive' : 'campaigns.restore',
      subject: id,
    });
    return { ok: true };
  });
}

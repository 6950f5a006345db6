import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from './campaigns.table.server.ts';
import { firstCampaigns } from './first-campaigns.server.ts';

/** Adds the campaigns that the store comes with. One that is there already stays as the administrator left it. */
export async function seedCampaigns(db: Db): Promise<void> {
  const date = (moment: string | null) => (moment === null ? null : new Date(moment));
  const rows = firstCampaigns.map((campaign) => ({
    ...campaign,
    startsAt: date(campaign.startsAt),
    endsAt: date(campaign.endsAt),
    popupsUntil: date(campaign.popupsUntil),
    drawingAt: date(campaign.drawingAt),
  }));
  await db.insert(campaigns).values(rows).onConflictDoNothing();
}

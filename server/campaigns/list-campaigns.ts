import { asc } from 'drizzle-orm';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { Db } from '../db/open-database.ts';
import { campaigns } from '../db/schema/index.ts';

/** Every campaign, running or not. */
export async function listCampaigns(db: Pick<Db, 'select'>): Promise<Campaign[]> {
  const rows = await db.select().from(campaigns).orderBy(asc(campaigns.id));
  return rows.map(toCampaign);
}

/** A row as the rules know it. */
export function toCampaign(row: typeof campaigns.$inferSelect): Campaign {
  const { id, kind, name, enabled, prizes, prizeValues, termsConfirmed, version } = row;
  const moment = (date: Date | null) => date?.toISOString() ?? null;
  return {
    id,
    kind,
    name,
    enabled,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
    popupsUntil: moment(row.popupsUntil),
    drawingAt: moment(row.drawingAt),
    prizes,
    prizeValues,
    termsConfirmed,
    version,
  };
}

import { asc } from 'drizzle-orm';
import type { Campaign } from './campaign.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from './campaigns.table.server.ts';

/** Every campaign, running or not. */
export async function listCampaigns(db: Pick<Db, 'select'>): Promise<Campaign[]> {
  const rows = await db.select().from(campaigns).orderBy(asc(campaigns.id));
  return rows.map(toCampaign);
}

/** A row as the rules know it. */
export function toCampaign(row: typeof campaigns.$inferSelect): Campaign {
  const { id, kind, name, enabled, prizes, prizeValues, termsConfirmed, version } = row;
  const { title, text, button, link, picture, publishWinners } = row;
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
    title,
    text,
    button,
    link,
    picture,
    publishWinners,
    version,
    touchedAt: row.updatedAt.toISOString(),
    ...(row.archivedAt && { archived: true }),
  };
}

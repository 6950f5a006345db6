import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from './campaigns.table.server.ts';
import { checkNewCampaign, type NewCampaignErrors } from './new-campaign.schema.ts';

export type MadeCampaign = { ok: true; id: string } | { ok: false; fieldErrors: NewCampaignErrors };

/** A campaign of this kind, switched off until its owner has said the rest. */
export async function makeCampaign(
  db: Db,
  { actor, input }: { actor: string; input: unknown },
): Promise<MadeCampaign> {
  const checked = checkNewCampaign(input);
  if (!checked.ok) return checked;
  const { kind, name } = checked.made;
  const id = newId(name);
  await db.transaction(async (tx) => {
    await tx.insert(campaigns).values({ id, kind, name, enabled: false });
    await recordActivity(tx, { actor, action: 'campaigns.create', subject: id, details: { kind, name } });
  });
  return { ok: true, id };
}

/** The same kind, words and prizes once more. Dates, entries and the confirmation of its rules are the old one's alone. Undefined: there is none. */
export async function copyCampaign(
  db: Db,
  { actor, id: from }: { actor: string; id: string },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, from));
    if (!row) return undefined;
    const { kind, prizes, prizeValues, title, text, button, link, picture } = row;
    const words = { title, text, button, link, picture };
    const name = `Copy of ${row.name}`.slice(0, 100);
    const id = newId(name);
    await tx.insert(campaigns).values({ id, kind, name, enabled: false, prizes, prizeValues, ...words });
    await recordActivity(tx, { actor, action: 'campaigns.copy', subject: id, details: { from, name } });
    return id;
  });
}

/** Says what it was made for, and never one that is taken. */
function newId(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `${words || 'campaign'}-${randomBytes(3).toString('hex')}`;
}

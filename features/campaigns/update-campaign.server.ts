import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Campaign } from './campaign.ts';
import { type CampaignChange, type CampaignFieldErrors, checkCampaignForm } from './campaign.schema.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns, giveawayDrawings } from './campaigns.table.server.ts';
import type { JobWriter } from '#platform/jobs/jobs.server.ts';
import { touched } from './touched.server.ts';
import { toCampaign } from './list-campaigns.server.ts';

export interface CampaignEdit {
  /** The administrator's address. */
  actor: string;
  id: string;
  /** The version that was edited. */
  version: number;
  /** What was typed, to be checked here. */
  input: unknown;
  /** Who has entered, where that is asked for before prizes change. */
  entrants?: Entrants | undefined;
}

/** Those who have entered a giveaway, as the room that keeps them tells it. */
export interface Entrants {
  count(db: Pick<Db, 'select'>, campaignId: string): Promise<number>;
  /** Has everybody who has entered until now written to, after the caller's transaction. */
  tellOfPrizes(db: JobWriter, change: PrizeChange): Promise<void>;
}

export interface PrizeChange {
  campaignId: string;
  /** Of the campaign, after the change. */
  version: number;
  before: string[];
  after: string[];
}

export type CampaignUpdate =
  | { ok: true; campaign: Campaign }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'fields'; fieldErrors: CampaignFieldErrors }
  /** Somebody else was quicker: how it stands now. */
  | { ok: false; reason: 'conflict'; current: Campaign }
  /** People have entered for the prizes as they were, and nobody said that they are to be told. */
  | { ok: false; reason: 'entrants'; entrants: number }
  /** Its winners are drawn: dates and prizes stay as they were. */
  | { ok: false; reason: 'drawn'; current: Campaign };

/** Changes a campaign, unless it was changed since it was read; the activity log keeps what it was and what it became. */
export async function updateCampaign(
  db: Db,
  { clock }: { clock: Clock },
  { actor, id, version, input, entrants }: CampaignEdit,
): Promise<CampaignUpdate> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    const current = toCampaign(row);
    const checked = checkCampaignForm(current.kind, input);
    if (!checked.ok) return { ...checked, reason: 'fields' };
    if (current.version !== version) return { ok: false, reason: 'conflict', current };

    const before = current;
    const after = checked.change;
    const changed = changedFields(before, after);
    if (changed.some((field) => FIXED_BY_DRAWING.includes(field)) && (await isDrawn(tx, id)))
      return { ok: false, reason: 'drawn', current };
    if (changed.length === 0) return { ok: true, campaign: current };
    const entered = changed.includes('prizes') ? ((await entrants?.count(tx, id)) ?? 0) : 0;
    if (entered > 0 && !saysTell(input)) return { ok: false, reason: 'entrants', entrants: entered };

    const [written] = await tx
      .update(campaigns)
      .set({
        ...after,
        startsAt: date(after.startsAt),
        endsAt: date(after.endsAt),
        popupsUntil: date(after.popupsUntil),
        drawingAt: date(after.drawingAt),
        version: sql`${campaigns.version} + 1`,
        updatedAt: touched(clock.now()),
      })
      .where(and(eq(campaigns.id, id), eq(campaigns.version, version)))
      .returning();
    if (!written) return { ok: false, reason: 'conflict', current };
    if (entered > 0)
      await entrants?.tellOfPrizes(tx, {
        campaignId: id,
        version: written.version,
        before: before.prizes,
        after: after.prizes,
      });
    const pick = (from: CampaignChange) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    await recordActivity(tx, {
      actor,
      action: 'campaigns.update',
      subject: id,
      details: { before: pick(before), after: pick(after), ...(entered > 0 && { told: entered }) },
    });
    return { ok: true, campaign: toCampaign(written) };
  });
}

const FIELDS = [
  'name',
  'enabled',
  'startsAt',
  'endsAt',
  'popupsUntil',
  'drawingAt',
  'prizes',
  'prizeValues',
  'title',
  'text',
  'button',
  'link',
  'picture',
  'publishWinners',
  'termsConfirmed',
] as const satisfies readonly (keyof CampaignChange)[];
/** What the winners were drawn by, and told. */
const FIXED_BY_DRAWING: readonly (typeof FIELDS)[number][] = [
  'startsAt',
  'endsAt',
  'drawingAt',
  'prizes',
  'prizeValues',
];

/** A box of the same form; not of the campaign. */
const saysTell = (input: unknown) => telling.safeParse(input).success;
const telling = z.object({ tellEntrants: z.literal('on') });

const changedFields = (before: CampaignChange, after: CampaignChange) =>
  FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

async function isDrawn(db: Pick<Db, 'select'>, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: giveawayDrawings.campaignId })
    .from(giveawayDrawings)
    .where(eq(giveawayDrawings.campaignId, id));
  return rows.length > 0;
}

const date = (moment: string | null) => (moment === null ? null : new Date(moment));

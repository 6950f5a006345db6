import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import {
  giveawayClosings,
  giveawayDrawings,
  giveawayWinners,
} from '#features/campaigns/campaigns.table.server.ts';
import type { WinnerState } from './winner-state.ts';
import { kiaGiveawayEntries as entries } from './giveaway.table.server.ts';

/** A winner with what the owner needs to write and call. */
export interface KnownWinner {
  prize: string;
  entryId: string;
  /** In the order of the drawing, from 1. */
  place: number;
  state: WinnerState;
  name: string;
  email: string;
  phone: string;
}

export interface Drawing {
  seed: string;
  entryCount: number;
  winners: KnownWinner[];
  drawnBy: string;
  /** ISO 8601. */
  drawnAt: string;
}

export interface GiveawayTally {
  entries: number;
  /** What was committed to when entries closed; null until then. */
  entriesHash: string | null;
  drawing: Drawing | null;
}

/** How many have entered, and who won, if that is decided. */
export async function findDrawing(db: Db, campaignId: string): Promise<GiveawayTally> {
  const [counted] = await db
    .select({ total: count() })
    .from(entries)
    .where(eq(entries.campaignId, campaignId));
  const [closing] = await db
    .select({ hash: giveawayClosings.entriesHash })
    .from(giveawayClosings)
    .where(eq(giveawayClosings.campaignId, campaignId));
  const [drawing] = await db
    .select()
    .from(giveawayDrawings)
    .where(eq(giveawayDrawings.campaignId, campaignId));
  return {
    entries: counted?.total ?? 0,
    entriesHash: closing?.hash ?? null,
    drawing: drawing
      ? {
          seed: drawing.seed,
          entryCount: drawing.entryCount,
          winners: await listWinners(db, campaignId),
          drawnBy: drawing.drawnBy,
          drawnAt: drawing.drawnAt.toISOString(),
        }
      : null,
  };
}

/** Whom each prize was offered, the latest of a prize last. Somebody whose entry was erased keeps a place in the drawing, and no name. */
async function listWinners(db: Db, campaignId: string): Promise<KnownWinner[]> {
  const offered = await db
    .select({ winner: giveawayWinners, entry: entries })
    .from(giveawayWinners)
    .leftJoin(entries, eq(entries.id, giveawayWinners.entryId))
    .where(eq(giveawayWinners.campaignId, campaignId))
    .orderBy(asc(giveawayWinners.place));
  return offered.map(({ winner: { prize, entryId, place, state }, entry }) => ({
    prize,
    entryId,
    place,
    state,
    name: entry?.name ?? '',
    email: entry?.email ?? '',
    phone: entry?.phone ?? '',
  }));
}

import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/open-database.server.ts';
import { giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';

/** A winner with what the owner needs to write and call. */
export interface KnownWinner {
  prize: string;
  entryId: string;
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
  drawing: Drawing | null;
}

/** How many have entered, and who won, if that is decided. */
export async function findDrawing(db: Db, campaignId: string): Promise<GiveawayTally> {
  const [counted] = await db
    .select({ entries: count() })
    .from(kiaGiveawayEntries)
    .where(eq(kiaGiveawayEntries.campaignId, campaignId));
  const [drawing] = await db
    .select()
    .from(giveawayDrawings)
    .where(eq(giveawayDrawings.campaignId, campaignId));
  return {
    entries: counted?.entries ?? 0,
    drawing: drawing
      ? {
          seed: drawing.seed,
          entryCount: drawing.entryCount,
          winners: await withNames(db, drawing.winners),
          drawnBy: drawing.drawnBy,
          drawnAt: drawing.drawnAt.toISOString(),
        }
      : null,
  };
}

async function withNames(db: Db, winners: { prize: string; entryId: string }[]): Promise<KnownWinner[]> {
  if (winners.length === 0) return [];
  const { id, name, email, phone } = kiaGiveawayEntries;
  const people = await db
    .select({ id, name, email, phone })
    .from(kiaGiveawayEntries)
    .where(
      inArray(
        id,
        winners.map(({ entryId }) => entryId),
      ),
    );
  return winners.map(({ prize, entryId }) => {
    const person = people.find((entry) => entry.id === entryId);
    // Somebody whose entry was erased at their wish keeps a place in the drawing, and no name.
    return {
      prize,
      entryId,
      name: person?.name ?? '',
      email: person?.email ?? '',
      phone: person?.phone ?? '',
    };
  });
}

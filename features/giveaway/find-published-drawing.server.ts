import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  campaigns,
  giveawayClosings,
  giveawayDrawings,
  giveawayWinners,
} from '#features/campaigns/campaigns.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { kiaGiveawayEntries as entries } from './giveaway.table.server.ts';

/** What anybody may know of a drawing. */
export interface PublishedDrawing {
  /** SHA-256 of the list of entries as it was when they closed. */
  entriesHash: string | null;
  entries: number;
  drawn: boolean;
  /** First name and initial of each winner who has confirmed, in the order of the prizes; empty where the owner publishes none. */
  winners: { prize: string; name: string }[];
}

/** Undefined until entries are closed. */
export async function findPublishedDrawing(
  db: Db,
  campaignId: string,
): Promise<PublishedDrawing | undefined> {
  const [found] = await db
    .select({ closing: giveawayClosings, drawing: giveawayDrawings, publish: campaigns.publishWinners })
    .from(campaigns)
    .leftJoin(giveawayClosings, eq(giveawayClosings.campaignId, campaigns.id))
    .leftJoin(giveawayDrawings, eq(giveawayDrawings.campaignId, campaigns.id))
    .where(eq(campaigns.id, campaignId));
  const { closing, drawing } = found ?? {};
  if (!closing && !drawing) return undefined;
  return {
    entriesHash: closing?.entriesHash ?? null,
    entries: drawing?.entryCount ?? closing?.entryIds.length ?? 0,
    drawn: Boolean(drawing),
    winners: drawing && found?.publish ? await confirmedWinners(db, campaignId) : [],
  };
}

async function confirmedWinners(db: Db, campaignId: string): Promise<PublishedDrawing['winners']> {
  const rows = await db
    .select({ prize: giveawayWinners.prize, name: entries.name })
    .from(giveawayWinners)
    .innerJoin(entries, eq(entries.id, giveawayWinners.entryId))
    .where(
      and(eq(giveawayWinners.campaignId, campaignId), inArray(giveawayWinners.state, ['confirmed', 'sent'])),
    )
    .orderBy(asc(giveawayWinners.place));
  return rows.map(({ prize, name }) => ({ prize, name: firstAndInitial(name) }));
}

/** 'Ruth Ann Johnson' is 'Ruth J.': enough for neighbors to know, and too little to be found by. */
function firstAndInitial(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

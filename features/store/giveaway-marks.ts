import { readFlag, removeFlag, writeFlag } from './popup-flags.ts';

/** Marks that are about one giveaway: the next one asks again. */
const OF_ONE_GIVEAWAY = ['kiaGiveawayCompleted', 'kiaSlideInDismissed', 'kiaGiveawayDismissCount'] as const;

/** The marks of this browser are about another giveaway than this. Those that name none are about whichever runs. */
export function areOfAnother(giveawayId: string | undefined): boolean {
  const of = readFlag('biolife-giveaway-of');
  return of !== null && giveawayId !== undefined && of !== giveawayId;
}

/** From now on the marks are about this giveaway; what stood there about another is forgotten. */
export function markGiveaway(giveawayId: string): void {
  if (areOfAnother(giveawayId)) for (const flag of OF_ONE_GIVEAWAY) removeFlag(flag);
  writeFlag('biolife-giveaway-of', giveawayId);
}

import { type Campaign, campaignPhase, isRunning, popupsRun } from './campaign.ts';

/** What a giveaway's texts need to know; the campaign in the database says it. Moments are ISO 8601. */
export interface GiveawayFacts {
  /** Grand prize, 2nd and 3rd, each as a sentence names it: 'a 2025 car'. */
  prizes: readonly [string, string, string];
  /** What they are worth, in whole US dollars; null where nobody said so. */
  prizeValues: readonly [number, number, number] | null;
  /** The owner has confirmed values and rules. */
  termsConfirmed: boolean;
  /** Null: it has been open from the beginning. */
  opensAt: string | null;
  /** The last moment that takes an entry. */
  closesAt: string;
  drawingAt: string;
  /** The announced moment of the drawing is over. */
  drawingPassed: boolean;
  /** Switched off counts as ended: it takes no entries. */
  phase: 'coming' | 'running' | 'ended';
}

/** A giveaway as a page shows it. */
export interface GiveawayState extends GiveawayFacts {
  id: string;
  /** It still asks by windows. */
  popups: boolean;
}

/** What of the campaigns every page knows: the same for everybody, and gone from the page caches when it changes. */
export interface CampaignFacts {
  /** The look of the season. */
  season: 'awareness' | null;
  /** The line of an announcement that runs, above every page. */
  announcement: string | null;
  /** The one that runs, otherwise the one that ended last; null where there is none with three prizes and its dates. */
  giveaway: GiveawayState | null;
  /** The prayer window may open. */
  prayer: boolean;
}

export function campaignFacts(campaigns: readonly Campaign[], now: Date): CampaignFacts {
  const runningOf = (kind: Campaign['kind']) =>
    campaigns.find((campaign) => campaign.kind === kind && isRunning(campaign, now));
  const runs = (kind: Campaign['kind']) => runningOf(kind) !== undefined;
  return {
    season: runs('awareness') ? 'awareness' : null,
    announcement: runningOf('announcement')?.name ?? null,
    giveaway: currentGiveaway(campaigns, now),
    prayer: runs('prayer'),
  };
}

/** The id under which prayer signups are kept: the campaign that runs. */
export const runningPrayer = (campaigns: readonly Campaign[], now: Date): Campaign | undefined =>
  campaigns.find((campaign) => campaign.kind === 'prayer' && isRunning(campaign, now));

function currentGiveaway(campaigns: readonly Campaign[], now: Date): GiveawayState | null {
  const states = campaigns.flatMap((campaign) => {
    const shown = campaign.kind === 'giveaway' && campaign.archived !== true;
    const state = shown ? giveawayState(campaign, now) : undefined;
    return state ? [state] : [];
  });
  const latest = states.toSorted((a, b) => Date.parse(b.closesAt) - Date.parse(a.closesAt));
  return states.find(({ phase }) => phase === 'running') ?? latest[0] ?? null;
}

/** Undefined while the campaign lacks what a giveaway needs: three prizes, an end and a drawing. */
function giveawayState(campaign: Campaign, now: Date): GiveawayState | undefined {
  const { id, prizes, prizeValues, termsConfirmed, startsAt, endsAt, drawingAt } = campaign;
  const [grand, second, third] = prizes;
  if (!grand || !second || !third || endsAt === null || drawingAt === null) return undefined;
  const [grandValue, secondValue, thirdValue] = prizeValues;
  const phase = campaignPhase(campaign, now);
  return {
    id,
    prizes: [grand, second, third],
    prizeValues: grandValue && secondValue && thirdValue ? [grandValue, secondValue, thirdValue] : null,
    termsConfirmed,
    opensAt: startsAt,
    closesAt: endsAt,
    drawingAt,
    drawingPassed: now.getTime() > Date.parse(drawingAt),
    phase: campaign.enabled ? phase : 'ended',
    popups: popupsRun(campaign, now),
  };
}

import type { HeroName } from '#illustrations/manifest/art-files.ts';
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
  /** The owner's own words for its heading and what stands below; the store's where they are left out. */
  title?: string;
  text?: string;
  picture?: HeroName;
  /** First names and initials of winners who have confirmed are published. */
  publishWinners?: boolean;
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
export interface CampaignFacts extends WindowWords {
  /** The look of the season. */
  season: 'awareness' | null;
  /** The line of an announcement that runs, above every page. */
  announcement: string | null;
  /** The one that runs, otherwise the one that ended last; null where there is none with three prizes and its dates. */
  giveaway: GiveawayState | null;
  /** The prayer window may open. */
  prayer: boolean;
}

/** Windows in the owner's own words. */
export interface WindowWords {
  /** What the prayer window says, where that is not what the store comes with. */
  prayerWords?: PrayerWords;
  /** A notice on phones. */
  slideIn?: SlideInWords;
  exitWindow?: ExitWords;
}

export interface PrayerWords {
  title: string;
  /** Empty where the owner wrote none. */
  text: string;
}

export interface SlideInWords {
  /** The campaign: what was dismissed is dismissed for it alone. */
  id: string;
  text: string;
  button: string;
  /** A path of the store. */
  link: string;
}

export interface ExitWords {
  title: string;
  text: string;
}

export function campaignFacts(campaigns: readonly Campaign[], now: Date): CampaignFacts {
  const runningOf = (kind: Campaign['kind']) =>
    campaigns.find((campaign) => campaign.kind === kind && isRunning(campaign, now));
  const prayer = runningOf('prayer');
  const slideIn = runningOf('slide-in');
  const exit = runningOf('exit-window');
  return {
    season: runningOf('awareness') ? 'awareness' : null,
    announcement: runningOf('announcement')?.name ?? null,
    giveaway: currentGiveaway(campaigns, now),
    prayer: prayer !== undefined,
    ...(prayer && prayerWords(prayer)),
    ...(slideIn && slideInWords(slideIn)),
    ...(exit && exitWords(exit)),
  };
}

/** Of the first campaigns (first-campaigns.server.ts). */
const FIRST_PRAYER = 'jamaica-prayer';

/** The prayers that the store comes with are said in `content`; others say their own name at least. */
function prayerWords({ id, name, title, text }: Campaign): Pick<CampaignFacts, 'prayerWords'> {
  if (id === FIRST_PRAYER && title === '' && text === '') return {};
  return { prayerWords: { title: title || name, text } };
}

function slideInWords({ id, text, button, link }: Campaign): Pick<CampaignFacts, 'slideIn'> {
  return { slideIn: { id, text, button, link } };
}

function exitWords({ title, text }: Campaign): Pick<CampaignFacts, 'exitWindow'> {
  return { exitWindow: { title, text } };
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
    ...(campaign.title && { title: campaign.title }),
    ...(campaign.text && { text: campaign.text }),
    ...(campaign.picture && { picture: campaign.picture }),
    ...(campaign.publishWinners && { publishWinners: true }),
    drawingPassed: now.getTime() > Date.parse(drawingAt),
    phase: campaign.enabled ? phase : 'ended',
    popups: popupsRun(campaign, now),
  };
}

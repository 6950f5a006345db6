import type { HeroName } from '#illustrations/manifest/art-files.ts';

export const campaignKinds = [
  'awareness',
  'giveaway',
  'slide-in',
  'exit-window',
  'prayer',
  'announcement',
] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/** A window in which the store looks or asks differently. Moments are ISO 8601; null is open on that side. */
export interface Campaign {
  id: string;
  kind: CampaignKind;
  name: string;
  enabled: boolean;
  startsAt: string | null;
  /** The last moment that belongs to it. */
  endsAt: string | null;
  /** Giveaway: its popups show no longer than this; null means as long as it runs. */
  popupsUntil: string | null;
  drawingAt: string | null;
  /** Grand prize first. */
  prizes: string[];
  /** What each prize is worth, in whole US dollars; empty where nobody said so. */
  prizeValues: number[];
  /** What its page and windows say; empty where the store has words of its own. */
  title: string;
  text: string;
  /** Of a slide-in: its button, and the path of the store where that leads. */
  button: string;
  link: string;
  /** Of a giveaway; null is the store's own. */
  picture: HeroName | null;
  /** First names and initials of winners who have confirmed stand on its page. */
  publishWinners: boolean;
  /** The owner has confirmed values and rules; until then the values are estimates. */
  termsConfirmed: boolean;
  /** Put away: it runs nowhere, and its entries and winners stay. */
  archived?: boolean;
  /** Raised by each change. */
  version: number;
  /** When something about it changed last, a drawing too. */
  touchedAt?: string;
}

/** Of a campaign of which nobody said more than its dates. */
export const storesOwnWords = {
  title: '',
  text: '',
  button: '',
  link: '',
  picture: null,
  publishWinners: false,
} as const satisfies Partial<Campaign>;

type Window = Pick<Campaign, 'enabled' | 'archived' | 'startsAt' | 'endsAt'>;

/** Both ends belong to the window, to the second: 23:59:59 lasts until the next day begins. */
export function isRunning(campaign: Window, now: Date): boolean {
  return campaign.enabled && campaign.archived !== true && campaignPhase(campaign, now) === 'running';
}

/** Where a campaign stands by its dates alone, switched on or not. */
export function campaignPhase(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  now: Date,
): 'coming' | 'running' | 'ended' {
  const time = now.getTime();
  if (startsAt !== null && time < Date.parse(startsAt)) return 'coming';
  return endsAt !== null && time >= secondAfter(endsAt) ? 'ended' : 'running';
}

/** Whether a giveaway still asks by popups: it runs, and its cut-off has not passed. */
export function popupsRun(campaign: Window & Pick<Campaign, 'popupsUntil'>, now: Date): boolean {
  return (
    isRunning(campaign, now) &&
    (campaign.popupsUntil === null || now.getTime() < secondAfter(campaign.popupsUntil))
  );
}

const secondAfter = (moment: string) => Date.parse(moment) + 1000;

import { NARROW_BELOW, POPUP_DELAY, SCROLL_STEPS, type ScrollSteps } from './first-signs.ts';

/** The store's windows that open by themselves. */
export type Popup = 'prayer' | 'giveaway' | 'slide-in' | 'exit-intent';

/** No window follows another within this (docs/product/popups.md#order). Milliseconds. */
export const POPUP_COOLDOWN = 120_000;
/** The slide-in comes so long after the last step (docs/product/popups.md#slide-in). Milliseconds. */
const SLIDE_IN_DELAY = 500;

/** What earlier windows left behind (docs/product/popups.md#storage). Moments are milliseconds. */
export interface PopupFlags {
  firstLaunchShown: boolean;
  lastModalShown: number | null;
  exitIntentShown: boolean;
  jamaicaPrayerModalSeen: boolean;
  kiaGiveawayCompleted: boolean;
  kiaSlideInDismissed: boolean;
  /** The slide-in of the campaign that runs was closed. */
  slideInDismissed: boolean;
  /** The visitor gave an address in this browser, for whatever it was. */
  addressGiven: boolean;
  /** For the prayer updates. */
  prayersJoined: boolean;
}

export interface PopupMoment {
  now: number;
  /** When the visitor came to the store's first page: windows wait from then on. */
  since: number;
  pathname: string;
  /** Of the window, in CSS pixels. */
  width: number;
  scroll: ScrollSteps;
  /** The mouse went out through the top of the window, and has not come back. */
  leaving: boolean;
  /** Another window or dialog is open, or somebody is typing. */
  busy: boolean;
  /** Of these the owner runs one; the giveaway asks by windows. */
  campaigns: { giveaway: boolean; prayer: boolean; slideIn: boolean };
  /** The exit window has something to offer: a code for a first order that can be mailed, or the owner's own words. */
  exitOffer: boolean;
  flags: PopupFlags;
}

/** Pages with a task that no window may cover: buying, accounts, writing to the store, and the giveaway itself. */
const QUIET = /^\/(cart|checkout|checkouts|account|auth|contact|kia-giveaway|newsletter|dev)(\/|$)/i;

export const isQuietPage = (pathname: string): boolean => QUIET.test(pathname);

/** The one window to open now, or none. Nothing but its argument decides. */
export function choosePopup(moment: PopupMoment): Popup | null {
  if (moment.busy || isQuietPage(moment.pathname) || isCoolingDown(moment)) return null;
  return ORDER.find((popup) => wants[popup](moment)) ?? null;
}

/** Where two want to open, the first goes. */
const ORDER: readonly Popup[] = ['prayer', 'giveaway', 'slide-in', 'exit-intent'];

const wants: Record<Popup, (moment: PopupMoment) => boolean> = {
  prayer: ({ campaigns, flags }) => campaigns.prayer && !flags.jamaicaPrayerModalSeen && !flags.prayersJoined,
  giveaway: (moment) => mayAskForGiveaway(moment) && !moment.flags.firstLaunchShown && waited(moment),
  'slide-in': (moment) =>
    (slidesForGiveaway(moment) || (moment.campaigns.slideIn && !moment.flags.slideInDismissed)) &&
    moment.width < NARROW_BELOW &&
    moment.scroll.steps >= SCROLL_STEPS &&
    moment.now - moment.scroll.at >= SLIDE_IN_DELAY,
  'exit-intent': (moment) =>
    moment.exitOffer &&
    !moment.flags.exitIntentShown &&
    !moment.flags.addressGiven &&
    (moment.leaving || waited(moment)),
};

const mayAskForGiveaway = ({ campaigns, flags }: Pick<PopupMoment, 'campaigns' | 'flags'>) =>
  campaigns.giveaway && !flags.kiaGiveawayCompleted;

/** The notice of a giveaway goes before one of the owner's own. */
export const slidesForGiveaway = (moment: Pick<PopupMoment, 'campaigns' | 'flags'>): boolean =>
  mayAskForGiveaway(moment) && !moment.flags.kiaSlideInDismissed;

const waited = ({ now, since }: PopupMoment) => now - since >= POPUP_DELAY;

/** A clock that was set back since makes a moment of the future: it does not silence the store for ever. */
function isCoolingDown({ now, flags: { lastModalShown } }: PopupMoment): boolean {
  return lastModalShown !== null && lastModalShown <= now && now - lastModalShown < POPUP_COOLDOWN;
}

/** When the choice may be another one although nothing happens: milliseconds from now, or undefined. */
export function nextLook({ now, since, scroll, flags }: PopupMoment): number | undefined {
  const moments = [
    since + POPUP_DELAY,
    ...(scroll.steps >= SCROLL_STEPS ? [scroll.at + SLIDE_IN_DELAY] : []),
    ...(flags.lastModalShown === null ? [] : [flags.lastModalShown, flags.lastModalShown + POPUP_COOLDOWN]),
  ].filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments) - now;
}

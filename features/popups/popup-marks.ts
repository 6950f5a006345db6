import type { Popup, PopupFlags } from './arbiter.ts';
import { isAddressGiven } from '#features/store/address-given.ts';
import { areOfAnother, markGiveaway } from '#features/store/giveaway-marks.ts';
import { readFlag, writeFlag } from '#features/store/popup-flags.ts';
import { useViewerState } from '#features/accounts/viewer-state.ts';

/** The arbiter's view of the marks in the browser, for the campaigns that may be asked for. */
export function readPopupFlags({ giveawayId, slideInId }: AskingCampaigns): PopupFlags {
  const isOld = areOfAnother(giveawayId);
  const isSet = (flag: Parameters<typeof readFlag>[0]) => readFlag(flag) !== null;
  const shown = Number(readFlag('lastModalShown'));
  return {
    firstLaunchShown: isSet('firstLaunchShown'),
    // Whatever else stands there is no moment.
    lastModalShown: Number.isFinite(shown) && shown > 0 ? shown : null,
    exitIntentShown: isSet('exitIntentShown'),
    jamaicaPrayerModalSeen: isSet('jamaicaPrayerModalSeen'),
    kiaGiveawayCompleted: !isOld && isSet('kiaGiveawayCompleted'),
    kiaSlideInDismissed: !isOld && isSet('kiaSlideInDismissed'),
    slideInDismissed: slideInId !== undefined && readFlag('biolife-slide-in-of') === slideInId,
    // Who is signed in has given one, perhaps in another browser.
    addressGiven: isAddressGiven() || useViewerState.getState().viewer !== null,
    prayersJoined: isAddressGiven('prayers'),
  };
}

export function markShown(popup: Popup, now: number): void {
  // The slide-in covers nothing, so it is no modal; closing it still begins the pause.
  if (popup !== 'slide-in') writeFlag('lastModalShown', String(now));
  if (popup === 'giveaway') writeFlag('firstLaunchShown', 'true');
  if (popup === 'exit-intent') writeFlag('exitIntentShown', 'true');
}

/** Which campaigns ask, by their ids. */
export interface AskingCampaigns {
  giveawayId: string | undefined;
  slideInId: string | undefined;
}

/** Closed by the visitor. The pause begins anew: two windows in a row are one too many, however long the first was open. */
export function markDismissed(popup: Popup, now: number, { giveawayId, slideInId }: AskingCampaigns): void {
  if (giveawayId !== undefined && (popup === 'slide-in' || popup === 'giveaway')) markGiveaway(giveawayId);
  writeFlag('lastModalShown', String(now));
  if (popup === 'prayer') writeFlag('jamaicaPrayerModalSeen', 'true');
  if (popup === 'slide-in' && slideInId !== undefined) writeFlag('biolife-slide-in-of', slideInId);
  else if (popup === 'slide-in') writeFlag('kiaSlideInDismissed', 'true');
  if (popup === 'giveaway') {
    const count = Number(readFlag('kiaGiveawayDismissCount'));
    writeFlag('kiaGiveawayDismissCount', String((Number.isSafeInteger(count) && count > 0 ? count : 0) + 1));
    writeFlag('kiaGiveawayLastDismissed', String(now));
  }
}

import { localStore, sessionStore } from '#platform/ui/visitor-storage.ts';

/** The marks that the store's windows and the quiz leave in the browser (docs/product/popups.md#storage, docs/product/quiz.md#storage). */

const SESSION = [
  'firstLaunchShown',
  'lastModalShown',
  'exitIntentShown',
  'jamaicaPrayerModalSeen',
  'biolife-quiz-left',
] as const;
const LOCAL = [
  'kiaGiveawayCompleted',
  'kiaGiveawayDismissCount',
  'kiaGiveawayLastDismissed',
  'kiaSlideInDismissed',
  'biolife-giveaway-of',
  'biolife-slide-in-of',
  'biolife-address-given',
] as const;
export type PopupFlag = (typeof SESSION)[number] | (typeof LOCAL)[number];

const storageOf = (flag: PopupFlag) => (SESSION.some((name) => name === flag) ? sessionStore : localStore);

export const readFlag = (flag: PopupFlag): string | null => storageOf(flag).getItem(flag);

export const writeFlag = (flag: PopupFlag, value: string): void => void storageOf(flag).setItem(flag, value);

export const removeFlag = (flag: PopupFlag): void => void storageOf(flag).removeItem(flag);

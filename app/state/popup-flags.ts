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
] as const;
export type PopupFlag = (typeof SESSION)[number] | (typeof LOCAL)[number];

/** Where storage is closed to us, marks hold as long as the page. */
const own = new Map<PopupFlag, string>();

const storageOf = (flag: PopupFlag): Storage =>
  SESSION.some((name) => name === flag) ? sessionStorage : localStorage;

export function readFlag(flag: PopupFlag): string | null {
  try {
    return storageOf(flag).getItem(flag) ?? own.get(flag) ?? null;
  } catch {
    return own.get(flag) ?? null;
  }
}

export function writeFlag(flag: PopupFlag, value: string): void {
  try {
    storageOf(flag).setItem(flag, value);
  } catch {
    own.set(flag, value);
  }
}

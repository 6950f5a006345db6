import { localStore } from '#platform/ui/visitor-storage.ts';

/** Who was told once that the browser's maker may get the speech is not told again. Listed in content/browser-storage.ts. */
const KEY = 'biolife-voice-notice';

export const noticeWasSeen = (): boolean => localStore.getItem(KEY) !== null;

export const rememberNotice = (): void => void localStore.setItem(KEY, 'seen');

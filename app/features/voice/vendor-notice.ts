/** Who was told once that the browser's maker may get the speech is not told again. Listed in content/browser-storage.ts. */
const KEY = 'biolife-voice-notice';

/** False where nothing can be kept: better told twice than never. */
export function noticeWasSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberNotice(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It will be said again.
  }
}

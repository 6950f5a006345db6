/**
 * Says nothing, aloud. An iPhone lets a page speak only after it has spoken inside a click, and the voice view is loaded after the click that
 * opens it.
 */
export function unlockSpeech(): void {
  if (!('speechSynthesis' in window) || speechSynthesis.speaking) return;
  const nothing = new SpeechSynthesisUtterance(' ');
  nothing.volume = 0;
  speechSynthesis.speak(nothing);
}

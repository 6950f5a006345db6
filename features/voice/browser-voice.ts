import { toUtterances } from './spoken-text.ts';

/** The longest a sentence can take; a voice that has fallen silent without a word about it is given up then. Milliseconds. */
const PATIENCE = { start: 4000, perCharacter: 180 };
/** What was said last, for telling echo from visitor. */
const REMEMBERED = 600;

/** Says sentences with the browser's own voice, one after the other. */
export class BrowserVoice {
  readonly #onChange: (speaking: boolean) => void;
  readonly #waiting: string[] = [];
  /** Kept, because Chrome forgets to tell the end of an utterance that nobody holds. */
  #current: SpeechSynthesisUtterance | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** The words of the last moments, as they were said. */
  recent = '';

  constructor(onChange: (speaking: boolean) => void) {
    this.#onChange = onChange;
  }

  static isAvailable(): boolean {
    return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
  }

  get isSpeaking(): boolean {
    return this.#current !== undefined;
  }

  say(sentence: string): void {
    const utterances = toUtterances(sentence);
    if (utterances.length === 0 || !BrowserVoice.isAvailable()) return;
    this.#waiting.push(...utterances);
    if (!this.#current) this.#next();
  }

  /** Falls silent at once. */
  stop(): void {
    this.#waiting.length = 0;
    if (!this.#current) return;
    this.#current = undefined;
    clearTimeout(this.#watch);
    speechSynthesis.cancel();
    this.#onChange(false);
  }

  #next(): void {
    const wasSpeaking = this.isSpeaking;
    const words = this.#waiting.shift();
    if (words === undefined) {
      this.#current = undefined;
      if (wasSpeaking) this.#onChange(false);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = 'en-US';
    this.#current = utterance;
    if (!wasSpeaking) this.#onChange(true);
    this.recent = `${this.recent} ${words}`.slice(-REMEMBERED);
    const over = () => {
      if (this.#current !== utterance) return;
      clearTimeout(this.#watch);
      this.#next();
    };
    utterance.addEventListener('end', over);
    utterance.addEventListener('error', over);
    this.#watch = setTimeout(over, PATIENCE.start + words.length * PATIENCE.perCharacter);
    speechSynthesis.speak(utterance);
  }
}

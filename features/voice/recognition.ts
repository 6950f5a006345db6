/** The part of the browser's speech recognition that is used. The page's types leave it out, as some browsers do. */
interface SpeechRecogniser extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  abort(): void;
}
type RecogniserClass = new () => SpeechRecogniser;

interface Handlers {
  /** A sentence is complete. */
  onWords(words: string): void;
  /** What was understood so far, '' when nothing. */
  onInterim(words: string): void;
  /** It will not go on: not allowed, or its service cannot be reached. */
  onFailed(reason: 'denied' | 'unreachable'): void;
}

const isClass = (value: unknown): value is RecogniserClass => typeof value === 'function';

function findRecogniser(): RecogniserClass | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return isClass(found) ? found : undefined;
}

export const canRecognise = (): boolean => findRecogniser() !== undefined;

/** Browsers end it after some silence: it is started again, a little later each time it ends at once. Milliseconds. */
const RESTART_MS = 200;
const MAX_RESTART_MS = 5000;

/** Listens and gives words, for as long as it is wanted. */
export class Recognition {
  readonly #handlers: Handlers;
  readonly #recogniser: SpeechRecogniser | undefined;
  #wanted = false;
  #wait = RESTART_MS;
  #restart: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    const Recogniser = findRecogniser();
    if (!Recogniser) return;
    const recogniser = new Recogniser();
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.lang = document.documentElement.lang === 'en' ? 'en-US' : navigator.language;
    recogniser.addEventListener('result', (event) => this.#heard(event));
    recogniser.addEventListener('error', (event) => this.#failed(event));
    recogniser.addEventListener('end', () => this.#ended());
    this.#recogniser = recogniser;
  }

  start(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#begin();
  }

  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#restart);
    this.#handlers.onInterim('');
    this.#recogniser?.abort();
  }

  #begin(): void {
    try {
      this.#recogniser?.start();
    } catch {
      // It has not quite ended: its 'end' starts it again.
    }
  }

  #heard(event: Event): void {
    if (!this.#wanted) return;
    this.#wait = RESTART_MS;
    const { words, interim } = readResult(event);
    this.#handlers.onInterim(interim);
    if (words) this.#handlers.onWords(words);
  }

  #failed(event: Event): void {
    const error: unknown = Reflect.get(event, 'error');
    if (error === 'not-allowed' || error === 'service-not-allowed') this.#giveUp('denied');
    if (error === 'network' || error === 'language-not-supported') this.#giveUp('unreachable');
  }

  #giveUp(reason: 'denied' | 'unreachable'): void {
    if (!this.#wanted) return;
    this.stop();
    this.#handlers.onFailed(reason);
  }

  #ended(): void {
    if (!this.#wanted) return;
    this.#restart = setTimeout(() => this.#begin(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, MAX_RESTART_MS);
  }
}

/** Complete sentences of a result event, and what is still being understood. */
function readResult(event: Event): { words: string; interim: string } {
  const from: unknown = Reflect.get(event, 'resultIndex');
  const results: unknown = Reflect.get(event, 'results');
  const read = { words: '', interim: '' };
  if (typeof results !== 'object' || results === null || !('length' in results)) return read;
  for (let index = Number(from) || 0; index < Number(results.length); index += 1) {
    const result: unknown = Reflect.get(results, index);
    if (typeof result !== 'object' || result === null) continue;
    const best: unknown = Reflect.get(result, 0);
    const transcript: unknown =
      typeof best === 'object' && best !== null ? Reflect.get(best, 'transcript') : undefined;
    if (typeof transcript !== 'string') continue;
    if (Reflect.get(result, 'isFinal') === true) read.words = `${read.words} ${transcript}`.trim();
    else read.interim = `${read.interim} ${transcript}`.trim();
  }
  return read;
}

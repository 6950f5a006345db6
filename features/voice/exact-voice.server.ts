import type { Speak } from '#integrations/speech/open-speech.ts';
import { millisecondsOf, smallerPieces } from '#platform/audio/pcm.ts';
import { isForEyes, type Sentences, splitSentences, toSpeechText } from './spoken-text.ts';
import type { ServerEvent } from './voice-events.ts';

interface ExactParts {
  speak: Speak;
  send(event: ServerEvent): void;
  /** Sound of so many milliseconds is on its way to the visitor. */
  onSent(itemId: string, milliseconds: number): void;
  /** The browser's voice says a sentence instead. */
  onFailed(error: unknown): void;
}

interface Utterance {
  id: string;
  /** With the space that stands before it. */
  shown: string;
  sound: ReturnType<Speak> | undefined;
  stop: AbortSignal;
}

/**
 * Says text that has passed the gate, sentence by sentence, with a speech endpoint: nothing is said that was not read before, and fixed lines and
 * replies have one voice. A sentence is shown when its sound begins; one that the endpoint does not say is said by the browser.
 */
export class ExactVoice {
  readonly #parts: ExactParts;
  #stop = new AbortController();
  #sentences: Sentences = splitSentences();
  #waiting: Promise<void> = Promise.resolve();
  #pending = 0;
  #started = new Set<string>();

  constructor(parts: ExactParts) {
    this.#parts = parts;
  }

  /** True while something is still to be sent. */
  get isBusy(): boolean {
    return this.#pending > 0;
  }

  /** More words, in order. */
  push(id: string, text: string): void {
    for (const sentence of this.#sentences.push(text)) this.#say(id, sentence);
  }

  /** No more words of this come. */
  end(id: string): void {
    for (const sentence of this.#sentences.end()) this.#say(id, sentence);
    const { signal } = this.#stop;
    this.#waiting = this.#waiting.then(() => {
      if (!signal.aborted) this.#parts.send({ type: 'response.audio.done', response_id: id });
    });
  }

  /** Nothing more of it is shown or heard. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#sentences = splitSentences();
    this.#waiting = Promise.resolve();
    this.#pending = 0;
    this.#started.clear();
  }

  #say(id: string, sentence: string): void {
    const { signal } = this.#stop;
    const words = isForEyes(sentence) ? '' : toSpeechText(sentence).trim();
    // Asked for at once, so that the next sentence is there when this one ends.
    const sound = words ? this.#parts.speak(words, signal) : undefined;
    sound?.catch(() => undefined);
    const shown = this.#started.has(id) ? ` ${sentence}` : sentence;
    this.#started.add(id);
    this.#pending += 1;
    this.#waiting = this.#waiting.then(async () => {
      await this.#deliver({ id, shown, sound, stop: signal });
      if (!signal.aborted) this.#pending -= 1;
    });
  }

  async #deliver({ id, shown, sound, stop }: Utterance): Promise<void> {
    let isShown = false;
    const show = (speak: boolean) => {
      isShown = true;
      const event = { type: 'response.audio_transcript.delta', delta: shown, response_id: id } as const;
      this.#parts.send(speak ? { ...event, speak } : event);
    };
    if (!sound) return stop.aborted ? undefined : show(false);
    try {
      let half = Buffer.alloc(0);
      for await (const chunk of await sound) {
        if (stop.aborted) return;
        if (!isShown) show(false);
        const all = Buffer.concat([half, chunk]);
        const whole = all.length - (all.length % 2);
        half = all.subarray(whole);
        this.#send(id, all.subarray(0, whole));
      }
      if (!isShown) throw new Error('the speech endpoint gave no sound');
    } catch (error) {
      if (stop.aborted) return;
      this.#parts.onFailed(error);
      if (!isShown) show(true);
    }
  }

  #send(id: string, sound: Buffer): void {
    for (const delta of smallerPieces(sound.toString('base64'))) {
      this.#parts.onSent(id, millisecondsOf(delta));
      this.#parts.send({ type: 'response.audio.delta', delta, response_id: id, item_id: id });
    }
  }
}

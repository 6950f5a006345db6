import type { Cut } from './playback.ts';
import { BrowserVoice } from './browser-voice.ts';
import { Loudspeaker } from './loudspeaker.ts';
import { isEchoOf } from './spoken-text.ts';

type Piece = Parameters<Loudspeaker['play']>[0];

/** After this a browser that was asked for sound and gives none is holding it back. Milliseconds. */
const PATIENCE_MS = 600;
/** So long after the last sound a room and a recogniser may still bring its words. */
const ECHO_MS = 2000;
/** A single word after the end is an answer ('zinc or iron?'), not an echo. */
const WORDS_AFTERWARDS = 3;
/** How loud the browser's own voice is taken to be: nobody can measure it. */
const VOICE_LEVEL = 0.1;

/** All that the visitor hears: the model's sound and the browser's own voice, never both at once. */
export class SoundOut {
  #context: AudioContext | undefined;
  #loudspeaker: Loudspeaker | undefined;
  readonly #voice: BrowserVoice;
  readonly #parts: { onSpeaking(speaking: boolean): void; onBlocked(blocked: boolean): void };
  /** Sound that came while the browser's voice was speaking. */
  #held: Piece[] = [];
  #playing = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: { onSpeaking(speaking: boolean): void; onBlocked(blocked: boolean): void }) {
    this.#parts = parts;
    this.#voice = new BrowserVoice((speaking) => {
      if (!speaking) for (const piece of this.#held.splice(0)) this.#loudspeaker?.play(piece);
      this.#tell();
    });
  }

  get isSpeaking(): boolean {
    return this.#playing || this.#voice.isSpeaking;
  }

  /** Whether these words are the assistant's own, come back through the microphone. */
  isEcho(words: string): boolean {
    if (this.isSpeaking) return isEchoOf(words, this.#voice.recent);
    if (performance.now() - this.#endedAt > ECHO_MS) return false;
    return words !== '' && isEchoOf(words, this.#voice.recent, { atLeast: WORDS_AFTERWARDS });
  }

  /** Browsers let a page sound only after a click: called in one, or soon after. */
  open(): AudioContext {
    const context = (this.#context ??= this.#create());
    if (context.state === 'running') return context;
    void context.resume().catch(() => undefined);
    setTimeout(() => this.#parts.onBlocked(context.state === 'suspended'), PATIENCE_MS);
    return context;
  }

  play(piece: Piece): void {
    if (this.#voice.isSpeaking) this.#held.push(piece);
    else this.#loudspeaker?.play(piece);
  }

  say(sentence: string): void {
    this.#voice.say(sentence);
  }

  /** Falls silent at once; what was heard of the model's reply that was cut. Of one that had to wait nothing was. */
  interrupt(): Cut | undefined {
    const [waiting] = this.#held.splice(0);
    this.#voice.stop();
    return this.#loudspeaker?.interrupt() ?? (waiting && { itemId: waiting.itemId, playedMs: 0 });
  }

  level(): number {
    return Math.max(this.#loudspeaker?.level() ?? 0, this.#voice.isSpeaking ? VOICE_LEVEL : 0);
  }

  close(): void {
    this.interrupt();
    void this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#loudspeaker = undefined;
  }

  #create(): AudioContext {
    const context = new AudioContext({ latencyHint: 'interactive' });
    // Safari calls it 'interrupted' when a call or another tab takes the sound away, and wants to be asked for it again.
    context.addEventListener('statechange', () => {
      if (context.state === 'running') this.#parts.onBlocked(false);
      else if (context === this.#context && this.#playing) this.open();
    });
    this.#loudspeaker = new Loudspeaker(context, (playing) => {
      this.#playing = playing;
      this.#tell();
    });
    return context;
  }

  #tell(): void {
    if (!this.isSpeaking) this.#endedAt = performance.now();
    this.#parts.onSpeaking(this.isSpeaking);
  }
}

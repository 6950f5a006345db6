import { addMaterial } from '#integrations/realtime/requests.ts';
import type { Speak } from '#integrations/speech/open-speech.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { heardHeading } from './voice-texts.ts';
import { millisecondsOf, smallerPieces } from '#platform/audio/pcm.ts';
import type { ServerEvent } from './voice-events.ts';
import type { SoundPiece } from './held-sound.server.ts';
import { FixedLines } from './fixed-lines.server.ts';
import { ExactVoice } from './exact-voice.server.ts';
import { isEchoOf, plainWords } from './spoken-text.ts';
import { LiveCut } from './live-cut.server.ts';
import type { Reply } from './live-replies.server.ts';
import { lettersIn } from './speech-rate.server.ts';

/** So long after the last sound a room, a loudspeaker and a transcriber may still bring its words. */
const ECHO_MS = 2000;
/** A single word after the end is an answer ('zinc or iron?'), not an echo. */
const WORDS_AFTERWARDS = 3;
const REMEMBERED = 600;
/** As people speak. */
const LETTERS_A_SECOND = 14;

interface SpeechParts {
  /** Says the passed text exactly, in place of the model's own sound. */
  speak?: Speak | undefined;
  log: Logger;
  /** To the browser. */
  send(event: ServerEvent): void;
  /** To the model. */
  request(request: object): void;
  /** The reply says what may not be said, or what cannot be checked: nothing more of it is shown or heard. */
  onWithheld(reply: Reply, rules: readonly string[]): void;
}

/** What the visitor reads and hears of the model's replies: neither a word nor its sound before the gate has let it pass. */
export class LiveSpeech {
  readonly #parts: SpeechParts;
  readonly #cut: LiveCut;
  readonly #lines: FixedLines;
  readonly #exact: ExactVoice | undefined;
  /** What the exact voice says, and how much of it was sent. */
  #saying = { id: '', text: '', sentMs: 0 };
  #count = 0;
  /** What was said last, for telling echo from visitor. */
  #recent = '';
  /** So few words may be its echo. */
  #echoWords = Number.POSITIVE_INFINITY;

  constructor(parts: SpeechParts) {
    this.#parts = parts;
    this.#cut = new LiveCut((request) => parts.request(request));
    this.#exact = parts.speak && this.#openExact(parts.speak);
    this.#lines = new FixedLines({
      send: (event) => parts.send(event),
      onSaid: (milliseconds) => this.#cut.heard.busy(milliseconds),
    });
  }

  #openExact(speak: Speak): ExactVoice {
    return new ExactVoice({
      speak,
      send: (event) => this.#parts.send(event),
      onSent: (itemId, milliseconds) => {
        this.#cut.sent(itemId, milliseconds);
        if (itemId === this.#saying.id) this.#saying.sentMs += milliseconds;
      },
      onFailed: (error) => this.#parts.log.warn({ err: error }, 'the speech endpoint did not say a sentence'),
    });
  }

  hasUnplayed(): boolean {
    return this.#cut.hasUnplayed() || this.#exact?.isBusy === true;
  }

  /** A line that is said word for word; the words as they are shown. */
  say(markdown: string): string {
    if (!this.#exact) {
      const text = this.#lines.say(markdown);
      this.#note(text);
      return text;
    }
    const text = plainWords(markdown);
    this.#count += 1;
    const id = `exact-${this.#count}`;
    this.#sayExactly(this.#exact, { id, text, isOver: true });
    return text;
  }

  /** Somebody begins to speak, perhaps the loudspeaker. */
  visitorSpeaks(): void {
    const silentMs = this.#cut.heard.silentMs();
    this.#echoWords = silentMs === 0 ? 1 : silentMs <= ECHO_MS ? WORDS_AFTERWARDS : Number.POSITIVE_INFINITY;
  }

  /** Whether these words are what the loudspeaker said; a line that they cut is then said to its end. */
  isEcho(heard: string): boolean {
    if (!isEchoOf(heard, this.#recent, { atLeast: this.#echoWords })) return false;
    this.#lines.resume();
    return true;
  }

  sound(reply: Reply, piece: SoundPiece): void {
    reply.sound.add(piece);
    this.#let(reply, reply.sound.take());
    if (reply.sound.isTooLong) this.#parts.onWithheld(reply, ['sound-too-long']);
  }

  /** Words of the reply. `spoken` is false for those that are written beside its sound. */
  words(reply: Reply, { text, spoken }: { text: string; spoken: boolean }): void {
    if (!spoken) reply.sound.distrust();
    reply.ownLetters += lettersIn(text);
    const passed = reply.gate.push(text);
    this.#show(reply, passed);
    if (reply.gate.withheld.length > 0) return this.#parts.onWithheld(reply, reply.gate.withheld);
    if (this.#exact) return this.#sayExactly(this.#exact, { id: idOf(reply), text: passed, isOver: false });
    reply.sound.passed(passed, reply.ownLetters - reply.sound.letters);
    this.#let(reply, reply.sound.take());
  }

  /** The model has no more sound; what is still held comes with the end of the reply. */
  soundDone(reply: Reply): void {
    if (reply.sound.isEmpty) this.#endSound(reply);
  }

  /** The reply is over. One that the model did not complete may lack words of its last sound: that is never let go. */
  over(reply: Reply, complete: boolean): void {
    const passed = reply.gate.end();
    if (reply.gate.withheld.length > 0) return this.#parts.onWithheld(reply, reply.gate.withheld);
    this.#show(reply, passed);
    if (this.#exact) {
      // Half a sentence is not said: its other half might turn it round.
      const text = complete ? passed : '';
      return this.#sayExactly(this.#exact, { id: idOf(reply), text, isOver: true });
    }
    // The end of what passed is not the model's: a closing statement, or the start of a sentence whose rest nobody has read.
    if (complete) reply.sound.passed(passed, reply.ownLetters - reply.sound.letters);
    if (complete && reply.sound.isUnread) return this.#parts.onWithheld(reply, ['sound-without-words']);
    this.#let(reply, complete ? reply.sound.takeAll() : reply.sound.take());
    this.#cut.leave(reply.sound.drop());
    this.#endSound(reply);
  }

  /** Nothing more of the reply is heard, and the browser stops what plays. */
  silence(reply: Reply | undefined): void {
    if (this.#exact) return this.#silenceExact(this.#exact);
    this.#lines.cut();
    this.#parts.send({ type: 'user.interrupted' });
    this.#cut.begin(reply?.sound.drop() ?? []);
  }

  /** The browser says how much of a cut item was heard. */
  told(itemId: string, playedMs: number): void {
    this.#cut.told(itemId, playedMs);
  }

  /** The model is about to go on. */
  settle(): void {
    this.#cut.settle();
  }

  forget(): void {
    this.#cut.forget();
  }

  /** The line to the model was cut in the middle of a reply: the browser drops what it has not played. The words that were heard. */
  abandon(reply: Reply): string {
    this.#exact?.stop();
    const { sentMs, text } = this.#exact ? this.#saying : reply;
    const heardMs = sentMs - this.#cut.heard.unplayedMs();
    this.#parts.send({ type: 'user.interrupted' });
    this.#cut.heard.cut();
    return sentMs > 0 ? wordsOf(text, heardMs) : '';
  }

  #sayExactly(exact: ExactVoice, { id, text, isOver }: { id: string; text: string; isOver: boolean }): void {
    if (this.#saying.id !== id) this.#saying = { id, text: '', sentMs: 0 };
    this.#saying.text += text;
    if (id.startsWith('exact-')) this.#note(text);
    exact.push(id, text);
    if (isOver) exact.end(id);
  }

  /** The model never made the sound, so it cannot cut it: it is told how much of its text was heard. */
  #silenceExact(exact: ExactVoice): void {
    const { text, sentMs } = this.#saying;
    const heard = wordsOf(text, sentMs - this.#cut.heard.unplayedMs());
    const isCut = this.hasUnplayed();
    exact.stop();
    this.#cut.heard.cut();
    this.#parts.send({ type: 'user.interrupted' });
    if (!isCut || !text) return;
    this.#count += 1;
    this.#parts.request(addMaterial(`heard-${this.#count}`, `${heardHeading} "${heard}"`));
  }

  #note(text: string): void {
    this.#recent = `${this.#recent} ${text}`.slice(-REMEMBERED);
  }

  #show(reply: Reply, text: string): void {
    if (!text) return;
    reply.text += text;
    this.#note(text);
    if (this.#exact) return;
    this.#parts.send({ type: 'response.audio_transcript.delta', delta: text, response_id: idOf(reply) });
  }

  #let(reply: Reply, pieces: readonly SoundPiece[]): void {
    for (const { itemId, delta } of pieces) {
      reply.sounded = true;
      reply.sentMs += millisecondsOf(delta);
      this.#cut.sent(itemId, millisecondsOf(delta));
      for (const piece of smallerPieces(delta))
        this.#parts.send({
          type: 'response.audio.delta',
          delta: piece,
          response_id: idOf(reply),
          item_id: itemId,
        });
    }
  }

  #endSound(reply: Reply): void {
    if (!reply.sounded) return;
    reply.sounded = false;
    this.#parts.send({ type: 'response.audio.done', response_id: idOf(reply) });
  }
}

/** As many whole words as are said in this time. */
function wordsOf(text: string, milliseconds: number): string {
  let letters = (milliseconds / 1000) * LETTERS_A_SECOND;
  const words = text.trim().split(/\s+/);
  return words.filter((word) => (letters -= lettersIn(word)) >= 0).join(' ');
}

const idOf = ({ id }: Reply): string => id ?? 'none';

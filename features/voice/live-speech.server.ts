import { millisecondsOf, smallerPieces } from '#platform/audio/pcm.ts';
import type { ServerEvent } from './voice-events.ts';
import type { SoundPiece } from './held-sound.server.ts';
import { FixedLines } from './fixed-lines.server.ts';
import { isEchoOf } from './spoken-text.ts';
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
  /** What was said last, for telling echo from visitor. */
  #recent = '';
  /** So few words may be its echo. */
  #echoWords = Number.POSITIVE_INFINITY;

  constructor(parts: SpeechParts) {
    this.#parts = parts;
    this.#cut = new LiveCut((request) => parts.request(request));
    this.#lines = new FixedLines({
      send: (event) => parts.send(event),
      onSaid: (milliseconds) => this.#cut.heard.busy(milliseconds),
    });
  }

  hasUnplayed(): boolean {
    return this.#cut.hasUnplayed();
  }

  /** A line that is said word for word; the words as they are shown. */
  say(markdown: string): string {
    const text = this.#lines.say(markdown);
    this.#note(text);
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
    // The end of what passed is not the model's: a closing statement, or the start of a sentence whose rest nobody has read.
    if (complete) reply.sound.passed(passed, reply.ownLetters - reply.sound.letters);
    if (complete && reply.sound.isUnread) return this.#parts.onWithheld(reply, ['sound-without-words']);
    this.#let(reply, complete ? reply.sound.takeAll() : reply.sound.take());
    this.#cut.leave(reply.sound.drop());
    this.#endSound(reply);
  }

  /** Nothing more of the reply is heard, and the browser stops what plays. */
  silence(reply: Reply | undefined): void {
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
  abandon({ sentMs, text }: Reply): string {
    const heardMs = sentMs - this.#cut.heard.unplayedMs();
    this.#parts.send({ type: 'user.interrupted' });
    this.#cut.heard.cut();
    return sentMs > 0 ? wordsOf(text, heardMs) : '';
  }

  #note(text: string): void {
    this.#recent = `${this.#recent} ${text}`.slice(-REMEMBERED);
  }

  #show(reply: Reply, text: string): void {
    if (!text) return;
    reply.text += text;
    this.#note(text);
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

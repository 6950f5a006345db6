import { BYTES_PER_MS } from '#platform/audio/pcm.ts';
import { createDipFinder } from './find-dip.server.ts';
import { createSpeechRate, lettersIn, type SpeechRate } from './speech-rate.server.ts';

/** A piece of a reply's sound. */
export interface SoundPiece {
  itemId: string;
  /** 16-bit sound at 24 kHz, base64. */
  delta: string;
}

interface HeldPiece {
  itemId: string;
  sound: Buffer;
}

/** Sound whose words do not come is not piled up without end: 2.9 MB. Milliseconds. */
const MOST_HELD_MS = 60_000;
/** A reply begins with so much in hand: the next sentence has that long to pass before the first runs out. */
const IN_HAND_MS = 1200;
/** Nearer than this to the end of what may be heard, sound is let go up to a pause only: there may be no more. */
const NEAR_END_MS = 1000;
/** Speech pauses sooner than this. What does not, a tone or music, is cut where it has to be. */
const LONGEST_BREATH_MS = 1000;
/** Nobody says fewer letters in a second; a figure is a word of its own. Sound beyond that has words that nobody has read. */
const FEWEST_LETTERS_A_SECOND = 5;
const LETTERS_A_FIGURE = 4;
const PAUSES_MS = 1500;

/**
 * The sound of one reply, which waits until the words that it says have passed the gate.
 *
 * Sound and words come unaligned, sound sometimes far ahead, so what has arrived when a sentence passes may belong to the next one. How long the
 * passed words last at the very least is known, and nothing beyond that is let go before all words of the reply have passed.
 */
export class HeldSound {
  readonly #rate: SpeechRate;
  readonly #dips = createDipFinder();
  #pieces: HeldPiece[] = [];
  /** Half a sample: its other byte comes with the next piece. */
  #half: HeldPiece | undefined;
  #heldBytes = 0;
  #releasedBytes = 0;
  #letters = 0;
  #figures = 0;
  #sentences = 0;
  #isTrusted = true;
  #isClosed = false;

  constructor(rate: SpeechRate = createSpeechRate()) {
    this.#rate = rate;
  }

  add({ itemId, delta }: SoundPiece): void {
    if (this.#isClosed) return;
    const half = this.#half?.itemId === itemId ? this.#half.sound : Buffer.alloc(0);
    const all = Buffer.concat([half, Buffer.from(delta, 'base64')]);
    const whole = all.length - (all.length % 2);
    this.#half = { itemId, sound: all.subarray(whole) };
    if (whole === 0) return;
    const sound = all.subarray(0, whole);
    this.#dips.listen(sound);
    this.#pieces.push({ itemId, sound });
    this.#heldBytes += whole;
  }

  /** These words, and no others before them, are said by the sound, and may be. At most so many of their letters are the model's own. */
  passed(words: string, own = Number.POSITIVE_INFINITY): void {
    this.#letters += Math.min(lettersIn(words), Math.max(0, own));
    this.#figures += words.match(/\d/g)?.length ?? 0;
    this.#sentences += words.match(/[.!?…]["'”’)]*(?=\s|$)/g)?.length ?? 0;
  }

  /** From now on the words that pass say nothing about the sound: all of it waits for the end. */
  distrust(): void {
    this.#isTrusted = false;
  }

  /** What may be heard now, in order. */
  take(): SoundPiece[] {
    const allowed = toBytes((this.#letters / this.#rate.most) * 1000) - this.#releasedBytes;
    if (!this.#isTrusted || allowed <= 0 || !this.#mayBegin(allowed)) return [];
    if (allowed >= this.#heldBytes + toBytes(NEAR_END_MS)) return this.#release(this.#heldBytes);
    const most = Math.min(allowed, this.#heldBytes);
    const dip = this.#dips.lastDip(this.#first(most));
    return this.#release(dip ?? (most >= toBytes(LONGEST_BREATH_MS) ? most : 0));
  }

  /** The reply is complete and all of its words have passed: all that they can have said. Nothing more is taken in. */
  takeAll(): SoundPiece[] {
    this.#isClosed = true;
    if (this.#isTrusted)
      this.#rate.learn(this.#letters, (this.#releasedBytes + this.#heldBytes) / BYTES_PER_MS);
    const letters = this.#letters + this.#figures * LETTERS_A_FIGURE;
    const most = toBytes((letters / FEWEST_LETTERS_A_SECOND) * 1000 + PAUSES_MS) - this.#releasedBytes;
    return this.#release(Math.max(0, Math.min(most, this.#heldBytes)));
  }

  /** Nothing more is taken in or given out. The items of which something was still held. */
  drop(): string[] {
    this.#isClosed = true;
    const items = new Set(this.#pieces.map(({ itemId }) => itemId));
    this.#pieces = [];
    this.#heldBytes = 0;
    return [...items];
  }

  /** Letters of the words that passed. */
  get letters(): number {
    return this.#letters;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** True while there is sound and not one word of what it says. */
  get isUnread(): boolean {
    return !this.isEmpty && this.#letters === 0;
  }

  get isTooLong(): boolean {
    return this.#heldBytes / BYTES_PER_MS > MOST_HELD_MS;
  }

  #mayBegin(allowed: number): boolean {
    if (this.#releasedBytes > 0 || this.#sentences > 1) return true;
    return Math.min(allowed, this.#heldBytes) >= toBytes(IN_HAND_MS);
  }

  #first(bytes: number): Buffer {
    let missing = bytes;
    const heads = this.#pieces.map(({ sound }) => {
      const head = sound.subarray(0, missing);
      missing -= head.length;
      return head;
    });
    return Buffer.concat(heads);
  }

  #release(bytes: number): SoundPiece[] {
    const taken: SoundPiece[] = [];
    let left = bytes;
    for (let [piece] = this.#pieces; piece && left > 0; [piece] = this.#pieces) {
      const head = piece.sound.subarray(0, left);
      taken.push({ itemId: piece.itemId, delta: head.toString('base64') });
      left -= head.length;
      if (head.length === piece.sound.length) this.#pieces.shift();
      else this.#pieces[0] = { ...piece, sound: piece.sound.subarray(head.length) };
    }
    this.#heldBytes -= bytes;
    this.#releasedBytes += bytes;
    return taken;
  }
}

/** Whole samples. */
const toBytes = (milliseconds: number): number => Math.floor((milliseconds * BYTES_PER_MS) / 2) * 2;

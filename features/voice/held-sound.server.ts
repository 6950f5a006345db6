import { millisecondsOf } from '#platform/audio/pcm.ts';

/** A piece of a reply's sound. */
export interface SoundPiece {
  itemId: string;
  /** 16-bit sound at 24 kHz, base64. */
  delta: string;
}

/**
 * No voice says more letters in a second. People say 12 to 15; a vendor's voice at the fastest that can be set (1.5 times) says about 20. Passed words of
 * so many letters therefore last at least as long as their letters divided by this, and so much sound is theirs for certain.
 */
const MOST_LETTERS_A_SECOND = 20;
const LETTERS = /[\p{L}\p{N}]/gu;
/** Sound whose words do not come is not piled up without end: 2.9 MB. Milliseconds. */
const MOST_HELD_MS = 60_000;
/** Eight characters of base64 are three samples: a piece may be cut there. */
const CUT_CHARACTERS = 8;
const CUT_MS = 3 / 24;

/**
 * The sound of one reply, which waits until the words that it says have passed the gate.
 *
 * Sound and words come unaligned, sound sometimes far ahead, so what has arrived when a sentence passes may belong to the next one. How long the
 * passed words last at the very least is known, and nothing beyond that is let go before all words of the reply have passed.
 */
export class HeldSound {
  #pieces: SoundPiece[] = [];
  #heldMs = 0;
  #releasedMs = 0;
  #allowedMs = 0;
  #isRead = false;
  #isClosed = false;

  add(piece: SoundPiece): void {
    if (this.#isClosed) return;
    this.#pieces.push(piece);
    this.#heldMs += millisecondsOf(piece.delta);
  }

  /** These words, and no others before them, are said by the sound, and may be. */
  passed(words: string): void {
    const letters = words.match(LETTERS)?.length ?? 0;
    if (letters > 0) this.#isRead = true;
    this.#allowedMs += (letters / MOST_LETTERS_A_SECOND) * 1000;
  }

  /** From now on the words that pass say nothing about the sound: all of it waits for the end. */
  distrust(): void {
    this.#allowedMs = Number.NEGATIVE_INFINITY;
  }

  /** What may be heard now, in order. */
  take(): SoundPiece[] {
    const taken: SoundPiece[] = [];
    for (let [piece] = this.#pieces; piece; [piece] = this.#pieces) {
      const left = this.#allowedMs - this.#releasedMs;
      const whole = millisecondsOf(piece.delta) <= left;
      const head = whole ? piece : cutHead(piece, left);
      if (!head) break;
      taken.push(head);
      this.#release(head);
      if (whole) this.#pieces.shift();
      else this.#pieces[0] = { ...piece, delta: piece.delta.slice(head.delta.length) };
    }
    return taken;
  }

  /** The reply is complete and all of its words have passed: everything. Nothing more is taken in. */
  takeAll(): SoundPiece[] {
    this.#isClosed = true;
    const taken = this.#pieces;
    this.#pieces = [];
    for (const piece of taken) this.#release(piece);
    return taken;
  }

  /** Nothing more is taken in or given out. The items of which something was still held. */
  drop(): string[] {
    this.#isClosed = true;
    const items = new Set(this.#pieces.map(({ itemId }) => itemId));
    this.#pieces = [];
    this.#heldMs = 0;
    return [...items];
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** True while there is sound and not one word of what it says. */
  get isUnread(): boolean {
    return !this.isEmpty && !this.#isRead;
  }

  get isTooLong(): boolean {
    return this.#heldMs > MOST_HELD_MS;
  }

  #release({ delta }: SoundPiece): void {
    this.#releasedMs += millisecondsOf(delta);
    this.#heldMs -= millisecondsOf(delta);
  }
}

function cutHead({ itemId, delta }: SoundPiece, milliseconds: number): SoundPiece | undefined {
  const characters = Math.floor(milliseconds / CUT_MS) * CUT_CHARACTERS;
  return characters > 0 ? { itemId, delta: delta.slice(0, characters) } : undefined;
}

/**
 * How fast a voice speaks, in letters a second. Passed words of so many letters last at least as long as their letters divided by this,
 * and so much of the sound is theirs for certain: too low a number would let sound go whose words have not passed.
 */
export interface SpeechRate {
  /** No voice that was heard said more letters in a second, with room for its quickest words. */
  readonly most: number;
  /** A reply that was said to its end. */
  learn(letters: number, milliseconds: number): void;
}

/** People say 12 to 15; a vendor's voice at the fastest that can be set (1.5 times) about 20. */
const FIRST = 20;
/** No voice is believed to be slower, whatever it was asked for in one conversation. */
const SLOWEST = 12;
/** Within a reply some words are said this much faster than the whole of it. */
const ROOM = 1.3;
/** What a short reply lasts says more about its pauses than about its voice. */
const SHORTEST_MS = 3000;
const REPLIES_TO_KNOW = 3;
const REMEMBERED = 20;

export function createSpeechRate(): SpeechRate {
  const heard: number[] = [];
  return {
    get most() {
      if (heard.length < REPLIES_TO_KNOW) return FIRST;
      return Math.min(FIRST, Math.max(SLOWEST, Math.max(...heard) * ROOM));
    },
    learn(letters, milliseconds) {
      if (milliseconds < SHORTEST_MS) return;
      heard.push((letters / milliseconds) * 1000);
      heard.splice(0, Math.max(0, heard.length - REMEMBERED));
    },
  };
}

const LETTERS = /[\p{L}\p{N}]/gu;
export const lettersIn = (words: string): number => words.match(LETTERS)?.length ?? 0;

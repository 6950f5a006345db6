import { VOICE_RATE } from '#platform/audio/pcm.ts';

const BYTES_PER_SAMPLE = 2;
/** Loudness is measured over 20 ms. */
const WINDOW_BYTES = (VOICE_RATE / 50) * BYTES_PER_SAMPLE;
/** A pause between words lasts longer than the closing of the lips within one. */
const DIP_WINDOWS = 3;
/** So much quieter than the reply is on the whole. */
const QUIET = 0.2;
/** Quieter than this is silence in any reply; of 1. */
const SILENT = 0.005;

/** Tells pauses from speech, by the loudness of the reply so far. */
export interface DipFinder {
  /** More of the reply, in order: its loudness becomes known. */
  listen(sound: Buffer): void;
  /** How many bytes of this sound end in the middle of its last pause; undefined when it has none. */
  lastDip(sound: Buffer): number | undefined;
}

export function createDipFinder(): DipFinder {
  let sum = 0;
  let windows = 0;
  return {
    listen(sound) {
      for (let at = 0; at + WINDOW_BYTES <= sound.length; at += WINDOW_BYTES) {
        sum += loudness(sound, at);
        windows += 1;
      }
    },
    lastDip(sound) {
      const quiet = Math.max(SILENT, windows > 0 ? (sum / windows) * QUIET : 0);
      let run = 0;
      for (let at = sound.length - (sound.length % 2) - WINDOW_BYTES; at >= 0; at -= WINDOW_BYTES) {
        run = loudness(sound, at) <= quiet ? run + 1 : 0;
        if (run === DIP_WINDOWS) return at + Math.floor(DIP_WINDOWS / 2 + 1) * WINDOW_BYTES;
      }
      return undefined;
    },
  };
}

/** Root mean square of one window, 0 to 1. */
function loudness(sound: Buffer, from: number): number {
  let squares = 0;
  for (let at = from; at < from + WINDOW_BYTES; at += BYTES_PER_SAMPLE) squares += sound.readInt16LE(at) ** 2;
  return Math.sqrt(squares / (WINDOW_BYTES / BYTES_PER_SAMPLE)) / 0x80_00;
}

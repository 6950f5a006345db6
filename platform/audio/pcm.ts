/** Sound as it travels: 24,000 samples a second, one channel, 16-bit integers, the low byte first, in base64 (docs/product/voice.md#audio). */

/** Samples a second on the wire. */
export const VOICE_RATE = 24_000;
/** Samples of one piece that the microphone sends. */
export const CHUNK_SAMPLES = 4096;
const BYTES_PER_SAMPLE = 2;
export const BYTES_PER_MS = (VOICE_RATE * BYTES_PER_SAMPLE) / 1000;
/** `String.fromCharCode` takes its arguments on the stack, which is not endless. */
const CHARACTERS_AT_ONCE = 8192;

/** Samples from -1 to 1 become 16-bit; what is louder is cut off there. */
export function toPcm16(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * BYTES_PER_SAMPLE);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries()) {
    const level = Math.max(-1, Math.min(1, sample));
    view.setInt16(index * BYTES_PER_SAMPLE, Math.round(level < 0 ? level * 0x80_00 : level * 0x7f_ff), true);
  }
  return bytes;
}

/** 16-bit sound becomes samples from -1 to 1. A last odd byte is no sample and is left out. */
export function fromPcm16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.length / BYTES_PER_SAMPLE) }, (_, index) => {
    const level = view.getInt16(index * BYTES_PER_SAMPLE, true);
    return level < 0 ? level / 0x80_00 : level / 0x7f_ff;
  });
}

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHARACTERS_AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + CHARACTERS_AT_ONCE));
  return btoa(text);
}

/** Throws a DOMException for what is no base64. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** How many bytes a base64 text stands for, without reading it. */
export function bytesInBase64(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor((text.length * 3) / 4) - padding;
}

/** Milliseconds of sound in a piece as it travels. */
export const millisecondsOf = (base64: string): number =>
  (bytesInBase64(base64) / BYTES_PER_SAMPLE / VOICE_RATE) * 1000;

/** Characters of one piece: 1.5 s of sound, far below what a frame may have. 8 characters are 6 bytes, so that each piece holds whole samples. */
const PIECE_CHARACTERS = 96_000;

/** A long piece of sound as several that fit into frames. */
export function smallerPieces(base64: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < base64.length; at += PIECE_CHARACTERS)
    pieces.push(base64.slice(at, at + PIECE_CHARACTERS));
  return pieces;
}

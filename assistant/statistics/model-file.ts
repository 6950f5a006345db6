import { readFileSync } from 'node:fs';

/** A file of weights: the length of its heading, the heading as JSON padded to four bytes, then lists of numbers. */
export function packModelFile(heading: object, lists: readonly ArrayBufferView[]): Uint8Array {
  const json = Buffer.from(JSON.stringify(heading));
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  return Buffer.concat(
    [Uint32Array.of(padded.length), padded, ...lists].map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  );
}

/** Its heading, and the bytes behind it, from `at` on. */
export function readModelFile(file: string): { heading: unknown; buffer: ArrayBuffer; at: number } {
  // A copy of its own begins where lists of four bytes may.
  const { buffer } = new Uint8Array(readFileSync(file));
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  return { heading: JSON.parse(Buffer.from(buffer, 4, length).toString('utf8')), buffer, at: 4 + length };
}

import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

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

/**
 * Its heading, and the bytes behind it, from `at` on.
 * @param buffer where the file is read to, from its first byte on: a new one, unless one is given that is large enough
 */
export function readModelFile(
  file: string,
  buffer = new ArrayBuffer(statSync(file).size),
): { heading: unknown; buffer: ArrayBuffer; at: number } {
  readInto(buffer, file);
  const [length = 0] = new Uint32Array(buffer, 0, 1);
  return { heading: JSON.parse(Buffer.from(buffer, 4, length).toString('utf8')), buffer, at: 4 + length };
}

function readInto(buffer: ArrayBuffer, file: string): void {
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const bytes = new Uint8Array(buffer, 0, size);
    let at = 0;
    while (at < size) {
      const read = readSync(handle, bytes, at, size - at, at);
      if (read === 0) throw new Error(`${file} ended after ${at} of ${size} bytes`);
      at += read;
    }
  } finally {
    closeSync(handle);
  }
}

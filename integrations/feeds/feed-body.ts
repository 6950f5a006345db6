import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedError } from './feed-error.ts';

/** Reads a body up to `maxBytes`, counted as it comes and again as it unpacks: a small answer can unpack to gigabytes. */
export async function readCapped(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) response.destroy(tooLarge(maxBytes));
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop by an error destroys the stream, and with it the connection.
  for await (const chunk of unpacked(response)) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      response.destroy();
      throw tooLarge(maxBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) => new FeedError(`is larger than ${maxBytes / (1024 * 1024)} MB`);

function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return response;
  const unpack = unpackers.get(encoding);
  if (!unpack) throw new FeedError('is compressed in a way that was not asked for');
  // The loop above hears of failures from the last stream.
  return pipeline(response, unpack(), () => undefined);
}

const unpackers = new Map<string, () => Readable & NodeJS.WritableStream>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** By its byte order mark, else as the answer or the document itself says, else UTF-8. What follows sees text: no encoding can hide a DTD from it. */
export function decodeText(bytes: Buffer, contentType: string | undefined): string {
  const declared =
    markOf(bytes) ??
    /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1] ??
    /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    throw new FeedError(`is written in ${declared.slice(0, 20)}, which cannot be read`);
  }
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  return undefined;
}

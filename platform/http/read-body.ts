/** The body was longer than the store is willing to hold in memory. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a body as text up to `maxBytes` after decompression, and hangs up on anything longer. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: AsyncIterable<Uint8Array> = response.body;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop by an error cancels the stream, and with it the connection.
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

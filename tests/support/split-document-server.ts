import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A store behind a line that stands still in the middle of a document. */
export interface SplitDocumentServer extends AsyncDisposable {
  readonly url: string;
  /** Sends the rest of the documents that were cut. */
  release(): void;
}

/** Passes everything on to the store at `storeUrl`; of each HTML document, what follows `cut` waits for `release`. */
export async function startSplitDocumentServer(storeUrl: string, cut: RegExp): Promise<SplitDocumentServer> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${storeUrl}${request.url}`, { redirect: 'manual' });
    for (const name of ['content-type', 'content-security-policy', 'location']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const found =
      answer.headers.get('content-type')?.startsWith('text/html') && cut.exec(body.toString('latin1'));
    if (!found) {
      response.end(body);
      return;
    }
    const end = found.index + found[0].length;
    response.write(body.subarray(0, end));
    await released;
    response.end(body.subarray(end));
  }
  const server = createServer((request, response) => void pass(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line does not listen');
  return {
    url: `http://127.0.0.1:${address.port}`,
    release,
    async [Symbol.asyncDispose]() {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

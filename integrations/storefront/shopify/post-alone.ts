import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Statuses that have no body, and may be given none. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * POSTs a text on a connection of its own, and answers as `fetch` does: throws where no answer came, follows no redirect, decompresses nothing.
 *
 * `fetch` sends on connections that it keeps. One that the other side is just closing for being idle takes the request and answers nothing, and what
 * may be sent only once is then lost: nobody can say whether it was read.
 */
export function postAlone(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  send(url, { method: 'POST', headers, signal, agent: false }, (message) => resolve(asResponse(message)))
    .on('error', reject)
    .end(body);
  return promise;
}

function asResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = message;
  const init = { status, headers: textsOf(headers) };
  if (!WITHOUT_BODY.has(status)) return new Response(bodyOf(message), init);
  message.resume();
  return new Response(null, init);
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void message.destroy(),
  });
}

const textsOf = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [value].flat().map((text) => [name, text]),
  );

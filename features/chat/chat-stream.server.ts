import type { AnswerEvent } from './assistant.server.ts';
import { AssistantError } from './assistant-error.server.ts';

/** Until then a refusal still gets its own status; afterwards the stream is open and says so itself. */
const STATUS_MS = 3000;
/** Proxies close what is silent for 30 to 60 s. */
const KEEP_ALIVE_MS = 15_000;

const DONE = 'data: [DONE]\n\n';

/** One event of the stream, in the form of the chat completions that clients know. */
const chunk = (delta: { content?: string }, extra: Record<string, unknown> = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta }], ...extra })}\n\n`;

/** `message_id`, `products` and `suggestions` are ours: a client that does not know them sees an empty delta. */
function toLine(event: AnswerEvent): string {
  switch (event.type) {
    case 'text':
      return chunk({ content: event.text });
    case 'products':
      return chunk({}, { products: event.products });
    case 'suggestions':
      return chunk({}, { suggestions: event.questions });
    case 'stored':
      return chunk({}, { message_id: event.messageId });
  }
}

/**
 * Answers with the events as server-sent lines, [DONE] on every way out. Throws AssistantError while no byte has left. `stop` is called once nobody
 * reads any more.
 */
export async function streamAnswer(
  events: AsyncIterable<AnswerEvent>,
  options: { stop: () => void; onError: (error: unknown) => void },
): Promise<Response> {
  const iterator = events[Symbol.asyncIterator]();
  const first = iterator.next();
  // Looked at again below; without this a refusal that comes late would be one that nobody caught.
  first.catch(() => undefined);
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), STATUS_MS);
  await Promise.race([first, late.promise]).finally(() => clearTimeout(timer));
  return new Response(linesOf(iterator, first, options), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // No cache keeps it, no proxy compresses it or waits for its end.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}

function linesOf(
  iterator: AsyncIterator<AnswerEvent>,
  first: Promise<IteratorResult<AnswerEvent>>,
  { stop, onError }: { stop: () => void; onError: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let keepAlive: NodeJS.Timeout | undefined;
  let waiting = first;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(': keep-alive\n\n')), KEEP_ALIVE_MS);
    },
    async pull(controller) {
      const send = (line: string) => controller.enqueue(encoder.encode(line));
      try {
        const next = await waiting;
        if (!next.done) {
          send(toLine(next.value));
          waiting = iterator.next();
          waiting.catch(() => undefined);
          return;
        }
      } catch (error) {
        const status = error instanceof AssistantError ? error.status : 500;
        if (!(error instanceof AssistantError)) onError(error);
        send(`data: ${JSON.stringify({ error: { status } })}\n\n`);
      }
      clearInterval(keepAlive);
      send(DONE);
      controller.close();
    },
    cancel() {
      clearInterval(keepAlive);
      stop();
      // Whatever the answer holds open is let go.
      iterator.return?.().catch(() => undefined);
    },
  });
}

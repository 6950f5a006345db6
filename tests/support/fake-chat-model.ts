import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One answer of the fake endpoint. */
export type ModelAnswer =
  /** Streams these pieces and ends as it should. */
  | { kind: 'say'; pieces: readonly string[]; usage?: { prompt_tokens: number; completion_tokens: number } }
  /** Streams the first piece, the others once it is allowed to go on. */
  | { kind: 'slow'; pieces: readonly string[]; goOn: Promise<void> }
  /** Streams these pieces, then the connection is cut. */
  | { kind: 'cut'; pieces: readonly string[] }
  /** Ends politely in the middle: no finish reason, no [DONE]. */
  | { kind: 'trail-off'; pieces: readonly string[] }
  /** Nothing comes, and the connection stays open. */
  | { kind: 'silence'; pieces?: readonly string[] }
  /** A line that is no JSON. */
  | { kind: 'garbage'; pieces?: readonly string[] }
  | { kind: 'fail'; status: number; code?: string };

interface ModelCall {
  authorization: string | undefined;
  model: unknown;
  messages: { role: string; content: string }[];
  isStream: boolean;
  format: unknown;
  /** The caller hung up before the end. */
  closed: Promise<void>;
}

export interface FakeChatModel {
  /** For AI_BASE_URL. */
  url: string;
  calls: ModelCall[];
  /** Those that ask for one answer as JSON instead of a stream. */
  asked: ModelCall[];
  /** Contents of the next answers to these, in order; 'silence' is none. Otherwise what is ordinary. */
  nextAsked(...contents: string[]): void;
  /** Answers for the next calls, in order. */
  next(...answers: ModelAnswer[]): void;
  close(): Promise<void>;
}

/** A message that is read as nothing special. */
const ORDINARY = JSON.stringify({ danger: 'ordinary', question: '' });

const fine = (): ModelAnswer => ({ kind: 'say', pieces: ['Fine.'] });

/** An OpenAI-compatible chat endpoint on loopback that does what a test tells it, also the worst; `otherwise` answers what nobody planned. */
export async function startFakeChatModel(otherwise: () => ModelAnswer = fine): Promise<FakeChatModel> {
  const calls: ModelCall[] = [];
  const asked: ModelCall[] = [];
  const contents: string[] = [];
  const planned: ModelAnswer[] = [];
  const server = createServer((request, response) => {
    record(request, response)
      .then((call) => {
        if (!call.isStream) {
          asked.push(call);
          tell(contents.shift() ?? ORDINARY, response);
          return;
        }
        calls.push(call);
        give(planned.shift() ?? otherwise(), response);
      })
      .catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    asked,
    nextAsked: (...more) => void contents.push(...more),
    next: (...answers) => void planned.push(...answers),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function record(request: IncomingMessage, response: ServerResponse): Promise<ModelCall> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const { model, messages, stream, response_format: format } = isRecord(body) ? body : {};
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('close', () => {
    if (!response.writableEnded) resolve();
  });
  return {
    authorization: request.headers.authorization,
    model,
    isStream: stream === true,
    format,
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    closed: promise,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMessage = (value: unknown): value is { role: string; content: string } =>
  isRecord(value) && typeof value['role'] === 'string' && typeof value['content'] === 'string';

function tell(content: string, response: ServerResponse): void {
  if (content === 'silence') return;
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-2',
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 200, completion_tokens: 20 },
    }),
  );
}

function give(answer: ModelAnswer, response: ServerResponse): void {
  if (answer.kind === 'fail') {
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no', code: answer.code ?? null, type: 'error' } }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  const line = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const pieces = answer.pieces ?? [];
  for (const content of answer.kind === 'slow' ? pieces.slice(0, 1) : pieces) line(chunk({ content }));
  switch (answer.kind) {
    case 'say':
      line(chunk({}, 'stop'));
      if (answer.usage) line({ id: 'chatcmpl-1', choices: [], usage: answer.usage });
      response.end('data: [DONE]\n\n');
      return;
    case 'cut':
      // After what was written has left.
      response.write(': cut\n\n', () => response.destroy());
      return;
    case 'trail-off':
      response.end();
      return;
    case 'garbage':
      response.write('data: {"choices": oops\n\n');
      line(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
      return;
    case 'slow':
      void answer.goOn.then(() => {
        for (const content of pieces.slice(1)) line(chunk({ content }));
        line(chunk({}, 'stop'));
        response.end('data: [DONE]\n\n');
      });
      return;
    case 'silence':
      return;
  }
}

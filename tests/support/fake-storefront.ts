import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { executeOnShop, type FakeShop } from './fake-storefront-shop.ts';

/** One answer of the fake platform. */
export type FakeAnswer =
  /** What the shop has, by GraphQL. */
  | { kind: 'serve'; headers?: Record<string, string> }
  /** Exactly this; a text is sent as it is, anything else as JSON. */
  | { kind: 'say'; status?: number; headers?: Record<string, string>; body: unknown }
  /** The connection is cut before the first byte. */
  | { kind: 'reset' }
  /** A good status, the beginning of a body, then the connection is cut. */
  | { kind: 'cut'; body: string }
  /** The connection stays open and nothing comes. */
  | { kind: 'silence' };

interface RecordedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The operation's name, such as 'CartCreate'. */
  operation: string;
  query: string;
  variables: Record<string, unknown>;
}

export interface FakeStorefront {
  /** Of its GraphQL endpoint. */
  url: string;
  shop: FakeShop;
  /** Every call that arrived, answered or not. */
  calls: RecordedCall[];
  /** Answers for the next calls, in order; once they are used up the shop serves again. */
  next(...answers: FakeAnswer[]): void;
  /** The answer to every call from now on that `next` says nothing about. */
  always(answer: FakeAnswer): void;
  /** Calls from now on wait until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export const say = (
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): FakeAnswer => ({
  kind: 'say',
  status,
  body,
  headers,
});

/** A GraphQL error with status 200, as the platform sends it. */
export const graphqlError = (message: string, code?: string): FakeAnswer =>
  say(200, { errors: [{ message, ...(code && { extensions: { code } }) }] });

/** A Storefront API on loopback that does what a test tells it, also the worst. */
export async function startFakeStorefront(shop: Partial<FakeShop> = {}): Promise<FakeStorefront> {
  const sold: FakeShop = {
    products: [],
    collections: {},
    titles: {},
    checkoutBase: 'https://shop.example',
    ...shop,
  };
  const calls: RecordedCall[] = [];
  const planned: FakeAnswer[] = [];
  let usual: FakeAnswer = { kind: 'serve' };
  let gate: Promise<unknown> = Promise.resolve();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await record(request);
    calls.push(call);
    const answer = planned.shift() ?? usual;
    await gate;
    await give(answer, call, response, sold);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/api/2025-07/graphql.json`,
    shop: sold,
    calls,
    next: (...answers) => void planned.push(...answers),
    always: (answer) => {
      usual = answer;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function record(request: IncomingMessage): Promise<RecordedCall> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  const { query, variables } = isRecord(body) ? body : {};
  const text = typeof query === 'string' ? query : '';
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    operation: /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
    query: text,
    variables: isRecord(variables) ? variables : {},
  };
}

async function give(answer: FakeAnswer, call: RecordedCall, response: ServerResponse, shop: FakeShop) {
  switch (answer.kind) {
    case 'serve': {
      const result = await executeOnShop(shop, call.query, call.variables);
      response.writeHead(200, { 'Content-Type': 'application/json', ...answer.headers });
      return response.end(JSON.stringify(result));
    }
    case 'say': {
      const { status = 200, headers, body } = answer;
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      return response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    case 'reset':
      return response.destroy();
    case 'cut':
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': answer.body.length * 2,
      });
      response.write(answer.body, () => response.destroy());
      return response;
    case 'silence':
      return response;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

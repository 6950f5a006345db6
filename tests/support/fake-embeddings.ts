import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** One answer of the fake endpoint. */
export type EmbeddingAnswer =
  /** The right vectors, in another order than the texts. */
  | { kind: 'shuffled' }
  /** This as JSON. */
  | { kind: 'say'; body: unknown }
  /** No JSON. */
  | { kind: 'garbage' }
  /** Begins, then the connection is cut. */
  | { kind: 'cut' }
  /** Nothing comes, and the connection stays open. */
  | { kind: 'silence' }
  | { kind: 'fail'; status: number }
  /** More than anybody should read. */
  | { kind: 'flood' };

const asked = z.object({ model: z.string(), input: z.array(z.string()) });

interface EmbeddingCall {
  authorization: string | undefined;
  model: string;
  input: string[];
}

export interface FakeEmbeddings {
  /** For AI_BASE_URL. */
  url: string;
  calls: EmbeddingCall[];
  /** Answers for the next calls, in order; the right vectors otherwise. */
  next(...answers: EmbeddingAnswer[]): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on loopback that gives the vectors of `vectorOf`, or does what a test tells it, also the worst. */
export async function startFakeEmbeddings(vectorOf: (text: string) => number[]): Promise<FakeEmbeddings> {
  const calls: EmbeddingCall[] = [];
  const planned: EmbeddingAnswer[] = [];
  const server = createServer((request, response) => {
    record(request)
      .then((call) => {
        calls.push(call);
        const data = call.input.map((text, index) => ({
          object: 'embedding',
          index,
          embedding: vectorOf(text),
        }));
        give(planned.shift(), { data, response });
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
    next: (...answers) => void planned.push(...answers),
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function record(request: IncomingMessage): Promise<EmbeddingCall> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const body = asked.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  return { authorization: request.headers.authorization, ...body };
}

function give(
  planned: EmbeddingAnswer | undefined,
  { data, response }: { data: object[]; response: ServerResponse },
): void {
  if (planned?.kind === 'silence') return;
  response.writeHead(planned?.kind === 'fail' ? planned.status : 200, { 'Content-Type': 'application/json' });
  switch (planned?.kind) {
    case undefined:
      response.end(JSON.stringify({ object: 'list', data }));
      return;
    case 'shuffled':
      response.end(JSON.stringify({ object: 'list', data: data.toReversed() }));
      return;
    case 'say':
      response.end(JSON.stringify(planned.body));
      return;
    case 'garbage':
      response.end('{"data": oops');
      return;
    case 'cut':
      // After what was written has left.
      response.write('{"data": [', () => response.destroy());
      return;
    case 'fail':
      response.end(JSON.stringify({ error: { message: 'no' } }));
      return;
    case 'flood':
      response.end(`{"data": [${'0,'.repeat(4_000_000)}0]}`);
  }
}

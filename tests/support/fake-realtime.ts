import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import {
  type FakeGeneration,
  FakeRealtimeSession,
  type FakeSessionOptions,
} from './fake-realtime-session.ts';

interface FakeRealtimeOptions {
  generation?: FakeGeneration;
  /** Seconds until the first session is said to end. */
  expiresIn?: number;
  /** What it makes of each setup; it takes them all where this is left out. */
  answerSetup?: FakeSessionOptions['answerSetup'];
}

/** A voice model on loopback: plays a script, and notes every byte it gets and everything that is wrong with it. */
export interface FakeRealtime {
  url: string;
  /** Every session that was opened, the newest last. */
  sessions: FakeRealtimeSession[];
  /** What came with each connection, refused ones too. */
  handshakes: { url: string; authorization: string | undefined }[];
  /** The number-th session, once it is set up. */
  session(number?: number): Promise<FakeRealtimeSession>;
  /** From now on connections are answered with this status and body instead. */
  refuse(status: number, body: string): void;
  /** Takes connections again. */
  accept(): void;
  /** Everything wrong in what was sent, all sessions together. */
  breaches(): string[];
  close(): Promise<void>;
}

export async function startFakeRealtime(options: FakeRealtimeOptions = {}): Promise<FakeRealtime> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const sessions: FakeRealtimeSession[] = [];
  const handshakes: FakeRealtime['handshakes'] = [];
  let refusal: { status: number; body: string } | undefined;
  let news = Promise.withResolvers<void>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    handshakes.push({ url: request.url ?? '', authorization: request.headers.authorization });
    if (refusal) {
      const { status, body } = refusal;
      socket.end(
        `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sessions.push(
        new FakeRealtimeSession(webSocket, {
          generation: options.generation ?? 'current',
          answerSetup: options.answerSetup,
          expiresIn: sessions.length === 0 ? options.expiresIn : undefined,
        }),
      );
      news.resolve();
      news = Promise.withResolvers();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `ws://127.0.0.1:${port}/v1/realtime`,
    sessions,
    handshakes,
    async session(number = 1) {
      for (;;) {
        const wanted = sessions[number - 1];
        if (wanted) {
          await wanted.request('session.update');
          return wanted;
        }
        await news.promise;
      }
    },
    refuse(status, body) {
      refusal = { status, body };
    },
    accept() {
      refusal = undefined;
    },
    breaches: () => sessions.flatMap((session) => session.breaches),
    async close() {
      for (const client of sockets.clients) client.terminate();
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerSocket } from './answer-socket.server.ts';

/** A client has so long for the head of a request, and for all of it. Milliseconds. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
/** Longer than the minute for which proxies keep a connection: who closes first must not be the one who is being asked. */
const KEEP_ALIVE_MS = 65_000;
/** What one process is meant to carry: 300 visitors with six connections each, and room. */
const MAX_CONNECTIONS = 5000;

const STATUS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }),
);

/** Limits of the server itself, and the answer to what is no HTTP. Once `state.stopping` is set, answers tell clients to ask on another connection. */
export function guardServer(
  server: Server,
  { state, secure }: { state: { stopping: boolean }; secure: boolean },
): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  server.prependListener('request', (_request, response) => {
    if (state.stopping) response.setHeader('Connection', 'close');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    answerSocket(socket, {
      status: STATUS.get(error.code ?? '') ?? '400 Bad Request',
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
      body: 'This request cannot be read.',
      secure,
    });
  });
}

import type { Duplex } from 'node:stream';
import { setSecurityHeaders } from './security-headers.server.ts';

export interface SocketAnswer {
  /** Code and reason: '403 Forbidden'. */
  status: string;
  headers?: Readonly<Record<string, string>>;
  /** ASCII text. */
  body?: string;
  /** Whether the store is behind https. */
  secure: boolean;
}

/** Answers on a connection that no request handler has, and ends it. With the headers of every other answer. */
export function answerSocket(
  socket: Duplex,
  { status, headers = {}, body = '', secure }: SocketAnswer,
): void {
  const all = new Headers({ ...headers, Connection: 'close', 'Content-Length': String(body.length) });
  setSecurityHeaders(all, { secure });
  const lines = Array.from(all, ([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

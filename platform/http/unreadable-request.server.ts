import { RequestError } from '@hono/node-server';
import type { Logger } from '#platform/log/logger.server.ts';
import { setSecurityHeaders } from './security-headers.server.ts';

/** Answers what never reached the app: a Host header or an address that nobody can read. With the headers of every other answer. */
export function answerUnreadable(error: unknown, options: { log: Logger; secure: boolean }): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) options.log.error({ err: error }, 'request failed');
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=UTF-8' });
  setSecurityHeaders(headers, options);
  return isTheirs
    ? new Response('This address cannot be read.', { status: 400, headers })
    : new Response('Something went wrong. Please try again.', { status: 500, headers });
}

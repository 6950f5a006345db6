import { type DestinationStream, type Logger, pino } from 'pino';
import { safeError } from './safe-error.server.ts';

export type { Logger };

/** What must never stand in a log, wherever an object carries it. */
const SECRET_PATHS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  '*.password',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.email',
];

/** @param to where lines go; the standard output, where nothing is said. */
export function createLogger(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: (error: unknown) => safeError(error) },
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, to);
}

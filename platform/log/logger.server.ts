import { type Logger, pino } from 'pino';
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

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { err: (error: unknown) => safeError(error) },
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

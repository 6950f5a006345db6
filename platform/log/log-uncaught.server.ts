import type { Logger } from './logger.server.ts';

/**
 * An error that nothing caught, and a rejection that nobody awaited, becomes one line of the log in the shape of every other error, so that
 * neither its message nor what hangs on it tells what a visitor wrote, and ends the process with code 1: what it left half done is unknown,
 * and a new process reads the database as it stands. Whoever keeps the store running (systemd, Docker) starts it anew.
 */
export function logUncaught(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'an error that nothing caught');
    process.exit(1);
  });
}

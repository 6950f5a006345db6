import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from '#platform/log/logger.server.ts';

/** In-flight requests get this long to finish once the process is told to stop. */
const STOP_MS = 15_000;
/** A connection that looks idle may have a request under way: it is answered, with word to ask elsewhere next. */
const GRACE_MS = 1000;

/** On SIGTERM or SIGINT: take no new connections, say good-bye to who stays connected, let running requests finish, close what is open, exit 0. A second signal exits at once. */
export function stopOnSignal(options: {
  server: Server;
  log: Logger;
  state: { stopping: boolean };
  /** Ends what would never end by itself, at once. */
  farewell: () => void;
  close: () => Promise<void>;
}): void {
  const { server, log, state } = options;
  const stop = (signal: string) => {
    if (state.stopping) process.exit(1);
    state.stopping = true;
    log.info({ signal }, 'stopping');
    options.farewell();
    // A connection kept alive would hold the server open after its last answer.
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      // What came in while the loop was busy is read first: timers run before sockets, this after them.
      idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 100);
    }, GRACE_MS);
    const tooLong = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // Not the close of `http.Server`: that ends what looks idle at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(grace);
      clearInterval(idle);
      clearTimeout(tooLong);
      options.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
}

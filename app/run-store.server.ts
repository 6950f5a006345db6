import { collectAfterStart } from './collect-after-start.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { DirectoryInUseError } from '#platform/db/lock-directory.server.ts';
import { FolderUnusableError } from '#platform/db/room-in-folder.server.ts';
import { DatabaseUnreachableError } from '#platform/db/open-database.server.ts';
import { logUncaught } from '#platform/log/log-uncaught.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { openTracing } from '#platform/telemetry/open-tracing.server.ts';
import { type Development, openStore, type OpenStore } from './open-store.server.ts';
import type { Pages } from './page-renderer.server.ts';
import { startReport } from './start-report.server.ts';
import { stopOnSignal } from './stop-on-signal.server.ts';

/** The start does not wait longer to hear what is wrong with the shop; the demo's own only answers once it listens. Milliseconds. */
const PATIENCE_MS = 2000;

/** The store as a process: from the environment until a signal. A mistake of the owner's is told in a sentence and exits 1. */
export async function runStore(pages: Pages, development?: Development): Promise<void> {
  const config = configOrExit();
  const log = createLogger(config.logLevel);
  logUncaught(log);
  const tracing = await openTracing(process.env);
  const store = await openStore({ config, log, pages, development, tracing }).catch(exitWithReason);
  store.server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      exitWith(`Port ${config.port} is in use. Stop what runs there, or set PORT to another number.`);
    throw error;
  });
  // What the owner still has to do is worth a line, not a store that stays closed.
  const marks = await store.services.setup
    .marks({ patienceMs: config.live ? PATIENCE_MS : 0 })
    .catch((error: unknown) => {
      log.error({ err: error }, 'what the shop still needs could not be read');
      return [];
    });
  store.server.listen({ port: config.port, host: config.host }, () => {
    console.log(
      ['', `BioLife is open: ${config.storeUrl}`, ...startReport(config, { ...store, marks }), ''].join('\n'),
    );
  });
  collectAfterStart();
  stopOnSignal({ ...store, log });
}

function configOrExit(): Config {
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  exitWith(['The environment is not right:', ...result.problems.map((problem) => `  ${problem}`)].join('\n'));
}

/** What the owner can mend is named; the rest is thrown. */
function exitWithReason(error: unknown): OpenStore {
  if (error instanceof DirectoryInUseError)
    exitWith(`${error.message} Stop it first, or set DATA_DIR to another folder.`);
  if (error instanceof FolderUnusableError)
    exitWith(`${error.message} Make room or mend its rights, or set DATA_DIR to another folder.`);
  if (error instanceof DatabaseUnreachableError) exitWith(`${error.message} Check DATABASE_URL.`);
  throw error;
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

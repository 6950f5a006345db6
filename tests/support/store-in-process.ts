import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { loadProgram } from '../../scripts/built-program.ts';
import { freePort } from '../../scripts/free-port.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';
import { readConfig } from '#platform/config/config.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';

/** So that there is such an endpoint. */
const METRICS_TOKEN = 'a token of the tests';

/** The whole built store in the test's own process, so that a test can look into its database. `onLog` gets every line of its log. */
export async function startStoreInProcess({ onLog }: { onLog?: (line: string) => void } = {}) {
  const port = await freePort();
  const dataDir = await preparedDataFolder();
  const read = readConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, METRICS_TOKEN });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const { openStore } = await loadProgram();
  const store = await openStore({
    config,
    log: onLog ? createLogger('trace', { write: onLog }) : createLogger('silent'),
  });
  const { server, app, services, database } = store;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    db: database.db,
    /** As if somebody pulled it out. */
    closeDatabase: () => database.close(),
    services,
    app,
    async close() {
      store.farewell();
      server.closeAllConnections();
      server.close();
      // The database may be gone already.
      await store.close().catch(() => undefined);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

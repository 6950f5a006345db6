import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { freePort } from '../../scripts/free-port.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';
import { startClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { createServices } from '#server/create-services.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createApp } from '#server/http/app.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { loadBuiltPages } from '#server/http/page-renderer.ts';
import { openVoiceSocket } from '#server/http/voice-socket.ts';
import { createLogger } from '#server/log.ts';

/** So that there is such an endpoint. */
const METRICS_TOKEN = 'a token of the tests';

/** The whole built store in the test's own process, so that a test can look into its database. */
export async function startStoreInProcess() {
  const port = await freePort();
  const dataDir = await preparedDataFolder();
  const read = readConfig({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, METRICS_TOKEN });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const log = createLogger('silent');
  const database = await openDatabase(config);
  const { render, renderMail } = await loadBuiltPages();
  const clock = startClock(undefined);
  const { services, embedded, stop } = await createServices({ config, database, log, clock, renderMail });
  const pages = createPageCache({ storeUrl: config.storeUrl, enabled: true, onRefreshError: () => {} });
  const state = { stopping: false };
  const app = createApp({ config, services, embedded, pages, render, state, serveFiles: true });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const { voice, limits } = services;
  const voiceSocket = openVoiceSocket(server, { voice, limits, config, log, refuseOthers: true });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    db: database.db,
    services,
    app,
    async close() {
      voiceSocket.stop();
      server.closeAllConnections();
      server.close();
      await stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DemoShopDataError } from '#integrations/storefront/embedded/load-demo-shop.ts';
import { runAdminCommand } from './administration/admin-commands.ts';
import { answerAdminCommands } from './administration/admin-mailbox.ts';
import { startClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { DirectoryInUseError } from './db/lock-directory.ts';
import { DatabaseUnreachableError, openDatabase } from './db/open-database.ts';
import { createApp } from './http/app.ts';
import { createPageCache } from './http/page-cache.ts';
import { type DevPages, loadBuiltPages, startDevPages } from './http/page-renderer.ts';
import { answerUnreadable } from './http/unreadable-request.ts';
import { openVoiceSocket } from './http/voice-socket.ts';
import { createLogger } from './log.ts';
import { createServices } from './create-services.ts';
import { startReport } from './start-report.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = configOrExit();
const development = process.env['NODE_ENV'] === 'development';
const log = createLogger(config.logLevel);

const database = await openDatabase(config).catch((error: unknown) => {
  if (error instanceof DirectoryInUseError)
    exitWith(`${error.message} Stop it first, or set DATA_DIR to another folder.`);
  if (error instanceof DatabaseUnreachableError) exitWith(`${error.message} Check DATABASE_URL.`);
  throw error;
});
const server = createServer();
const dev: DevPages | undefined = development ? await startDevPages(server) : undefined;
const { render, renderMail } = dev ?? (await loadBuiltPages());
const { services, embedded, stop } = await composeOrExit({
  config,
  database,
  log,
  clock: startClock(config.storeDate),
  renderMail,
});

// The embedded database belongs to this process alone: `npm run admin` asks it.
const adminCommands =
  database.kind === 'pglite'
    ? await answerAdminCommands(config.dataDir, {
        run: (asked) => runAdminCommand(database.db, asked),
        log,
      })
    : undefined;

const state = { stopping: false };
const pages = createPageCache({
  storeUrl: config.storeUrl,
  enabled: config.pageCache,
  onRefreshError: (error) => log.error({ err: error }, 'a page could not be refreshed'),
});
// What runs shows on every page: at midnight, or when an administrator changed a date.
services.campaigns.onChange(() => pages.invalidate());
services.community.onChange(() => pages.invalidate());
services.settings.onChange(() => pages.invalidate());
const app = createApp({
  config,
  services,
  embedded,
  pages,
  render,
  state,
  serveFiles: !development,
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    exitWith(`Port ${config.port} is in use. Stop what runs there, or set PORT to another number.`);
  throw error;
});
const listener = getRequestListener(app.fetch, {
  errorHandler: (error) => answerUnreadable(error, { log, secure: config.secure }),
});
server.on('request', (request, response) => {
  if (dev) dev.middleware(request, response, () => void listener(request, response));
  else void listener(request, response);
});
const { limits, voice } = services;
const voiceSocket = openVoiceSocket(server, { voice, limits, config, log, refuseOthers: !development });
server.listen({ port: config.port, host: config.host }, () => {
  console.log(['', `BioLife is open: ${config.storeUrl}`, ...startReport(config), ''].join('\n'));
});

stopOnSignal({
  server,
  log,
  state,
  // A conversation could go on for half an hour.
  farewell: () => voiceSocket.stop(),
  close: async () => {
    await adminCommands?.stop();
    await stop();
    await dev?.close();
    await database.close();
  },
});

function configOrExit(): Config {
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  exitWith(['The environment is not right:', ...result.problems.map((problem) => `  ${problem}`)].join('\n'));
}

/** Mistakes in the demo catalogue are the owner's to mend: named, not thrown. */
async function composeOrExit(parts: Parameters<typeof createServices>[0]): ReturnType<typeof createServices> {
  try {
    return await createServices(parts);
  } catch (error) {
    if (error instanceof DemoShopDataError) exitWith(error.message);
    throw error;
  }
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

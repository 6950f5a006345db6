import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { runAdminCommand } from '#features/admin/admin-commands.server.ts';
import { answerAdminCommands } from '#features/admin/admin-mailbox.server.ts';
import { startClock } from '#platform/time/clock.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import { createServices } from './create-services.server.ts';
import { openDatabase, type OpenDatabase } from '#platform/db/open-database.server.ts';
import { createApp } from './create-app.server.ts';
import { guardServer } from '#platform/http/guard-server.server.ts';
import { createPageCache } from '#platform/http/page-cache.server.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import { makeOutboxWord } from '#features/mail/outbox-guard.server.ts';
import { answerUnreadable } from '#platform/http/unreadable-request.server.ts';
import { openVoiceSocket } from '#features/voice/voice-socket.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Tracing } from '#platform/telemetry/tracing.ts';
import type { Pages } from './page-renderer.server.ts';
import type { Services } from '#features/services.ts';

/** Vite while the store is developed: source files and hot reload, on the store's own server. */
export interface Development {
  server: Server;
  /** Calls `next` for what is not Vite's. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

export interface StoreParts {
  config: Config;
  log: Logger;
  pages: Pages;
  development?: Development | undefined;
  tracing?: Tracing | undefined;
}

export interface OpenStore {
  /** Answers as soon as it listens. */
  server: Server;
  app: Hono<AppEnv>;
  database: OpenDatabase;
  services: Services;
  /** `stopping` is set once the process has been told to stop. */
  state: { stopping: boolean };
  /** For who reads the outbox from another machine. */
  outboxWord: string;
  /** Ends the conversations, which could go on for half an hour. */
  farewell(): void;
  /** Lets running jobs finish and closes what is open. */
  close(): Promise<void>;
}

/** The whole store, ready to listen. Throws what keeps it from opening: DatabaseUnreachableError, DirectoryInUseError. */
export async function openStore({
  config,
  log,
  pages,
  development,
  tracing,
}: StoreParts): Promise<OpenStore> {
  const database = await openDatabase({ ...config, prepared: true });
  const { render, renderMail, patterns } = pages;
  const clock = startClock(config.storeDate);
  const { services, embedded, stop } = await createServices({ config, database, log, clock, renderMail });
  const adminCommands = await takeAdminCommands({ config, database, log });
  const state = { stopping: false };
  const outboxWord = makeOutboxWord();
  const app = createApp({
    config,
    services,
    embedded,
    pages: keepPages({ config, services, log, database }),
    render,
    patterns,
    state,
    outboxWord,
    serveFiles: !development,
    tracing,
  });
  const server = development?.server ?? createServer();
  guardServer(server, { state, secure: config.secure });
  const listener = getRequestListener(app.fetch, {
    errorHandler: (error) => answerUnreadable(error, { log, secure: config.secure }),
  });
  server.on('request', (request, response) => {
    if (development) development.middleware(request, response, () => void listener(request, response));
    else void listener(request, response);
  });
  const { limits, voice, metrics } = services;
  const voiceSocket = openVoiceSocket(server, {
    voice,
    limits,
    metrics,
    config,
    log,
    refuseOthers: !development,
  });
  return {
    server,
    app,
    database,
    services,
    state,
    outboxWord,
    farewell: () => voiceSocket.stop(),
    async close() {
      await adminCommands?.stop();
      await stop();
      await database.close();
      await tracing?.stop().catch((error: unknown) => log.error({ err: error }, 'the last spans were lost'));
    },
  };
}

/** The embedded database belongs to this process alone: `npm run admin` asks it. */
async function takeAdminCommands({
  config,
  database,
  log,
}: {
  config: Config;
  database: OpenDatabase;
  log: Logger;
}) {
  if (database.kind !== 'pglite') return undefined;
  return answerAdminCommands(config.dataDir, {
    run: (asked) => runAdminCommand(database.db, asked),
    log,
  });
}

/**
 * What runs shows on every page: kept pages are made anew at midnight, and when an administrator changed something, here or on another
 * instance.
 */
function keepPages({
  config,
  services,
  log,
  database: { announcements },
}: {
  config: Config;
  services: Services;
  log: Logger;
  database: Pick<OpenDatabase, 'announcements'>;
}) {
  const answers = services.metrics.counter(
    'biolife_pages_total',
    'Pages, from kept bytes, made for all, or a visitor’s own.',
  );
  const pages = createPageCache({
    storeUrl: config.storeUrl,
    enabled: config.pageCache,
    onAnswer: (from) => answers.add({ from }),
    onRefreshError: (error) => log.error({ err: error }, 'a page could not be refreshed'),
  });
  const { campaigns, community, settings, profile, retention, catalog, chosenShelves } = services;
  const changingParts = [campaigns, community, settings, profile, retention, catalog, chosenShelves];
  const logged = (what: string) => (error: unknown) => log.error({ err: error }, what);
  for (const changing of changingParts)
    changing.onChange(() => {
      pages.invalidate();
      announcements.announce().catch(logged('the other instances could not be told of a change'));
    });
  announcements.onAnnounced(() => {
    services.settings.forget();
    // Not as if the platform had told it here: that would be announced in turn.
    services.catalog
      .refresh()
      .catch(logged('the catalogue could not be read again'))
      .finally(() => pages.invalidate());
    // What pages are made of comes first: one made in between would be kept with the old facts.
    Promise.all([services.profile.reload(), services.retention.reload()])
      .catch(logged('the facts of the store could not be read again'))
      .finally(() => pages.invalidate());
    services.chosenShelves
      .reload()
      .catch(logged('the chosen shelves could not be read again'))
      .finally(() => pages.invalidate());
    services.campaigns.reload().catch(logged('campaigns could not be read again'));
  });
  return pages;
}

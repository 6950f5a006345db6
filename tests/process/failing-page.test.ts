import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClock } from '#platform/time/clock.server.ts';
import { readConfig } from '#platform/config/config.server.ts';
import { createServices } from '#app/create-services.server.ts';
import { type OpenDatabase, openDatabase } from '#platform/db/open-database.server.ts';
import { createApp } from '#app/create-app.server.ts';
import { createPageCache } from '#platform/http/page-cache.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { preparedDataFolder } from '../../scripts/prepared-data.ts';

/** The store's own surface around a page that breaks: the built pages break on no demand. */

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await preparedDataFolder();
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
});
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function appWithBrokenPages(env: Record<string, string>) {
  const read = readConfig({ ...env, LOG_LEVEL: 'silent' });
  if (!read.ok) throw new Error(read.problems.join());
  const { config } = read;
  const log = createLogger(config.logLevel);
  const composition = await createServices({
    config,
    database,
    log,
    clock: startClock(undefined),
    renderMail: () => Promise.reject(new Error('no mail is written here')),
  });
  stops.push(composition.stop);
  return createApp({
    config,
    ...composition,
    pages: createPageCache({ storeUrl: config.storeUrl, enabled: true, onRefreshError: () => undefined }),
    render: () => Promise.reject(new Error('the password is swordfish')),
    patterns: [],
    state: { stopping: false },
    outboxWord: 'a word',
    serveFiles: true,
  });
}

test('a page that breaks answers 500 with the security headers, and tells nothing of the reason', async () => {
  const app = await appWithBrokenPages({});
  const answer = await app.request('http://localhost:3000/');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong. Please try again.');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
});

test('behind https every answer says so for two years, without it none does', async () => {
  const secure = await appWithBrokenPages({ STORE_URL: 'https://biolife.example' });
  const plain = await appWithBrokenPages({});
  for (const path of ['/', '/healthz', '/assets/gone.js']) {
    const answer = await secure.request(`https://biolife.example${path}`);
    expect(answer.headers.get('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains');
    const other = await plain.request(`http://localhost:3000${path}`);
    expect(other.headers.get('strict-transport-security'), path).toBeNull();
  }
});

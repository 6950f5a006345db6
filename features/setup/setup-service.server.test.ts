import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createCatalog } from '#features/catalog/create-catalog.server.ts';
import { createCatalogService } from '#features/catalog/catalog-service.server.ts';
import { createShopWatch } from '#integrations/storefront/shop-watch.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { startStoreProfile } from '#features/store/store-profile-service.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { recordedActivity } from '#tests/support/recorded-activity.ts';
import {
  type FakeStorefront,
  graphqlError,
  say,
  startFakeStorefront,
} from '#tests/support/fake-storefront.ts';
import { makePlatformProducts } from '#tests/support/make-platform-product.ts';
import { startChosenShelves } from './chosen-shelves.server.ts';
import { createSetup } from './setup-service.server.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const actor = 'owner@sunrise.com';
const servers: Pick<FakeStorefront, 'close'>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** One provider that talks and embeds. */
async function startModels() {
  const models = { url: '', vectors: [[1, 0]], close: () => Promise.resolve() };
  const words = { choices: [{ index: 0, delta: { content: 'ready' }, finish_reason: 'stop' }] };
  const server = createServer((request, response) => {
    const isEmbedding = request.url === '/embeddings';
    const data = models.vectors.map((embedding, index) => ({ index, embedding }));
    response.writeHead(200, { 'Content-Type': isEmbedding ? 'application/json' : 'text/event-stream' });
    response.end(
      isEmbedding ? JSON.stringify({ data }) : `data: ${JSON.stringify(words)}\n\ndata: [DONE]\n\n`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  models.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  models.close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  servers.push(models);
  return models;
}

/** Typed: vitest's own gives any. */
const containing = (text: string): unknown => expect.stringContaining(text);

function configOf(env: Record<string, string>): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join());
  return read.config;
}

/** The setup of a live shop whose platform, orders and mail server do what the test says. */
async function openSetup(
  db: Db,
  {
    sendMail = () => Promise.resolve(),
    env = {},
  }: { sendMail?: () => Promise<void>; env?: Record<string, string> } = {},
) {
  const products = makePlatformProducts(3);
  const shopify = await startFakeStorefront({
    products,
    collections: { '11': products.slice(0, 2), '12': products.slice(2), '13': [] },
    titles: { '11': 'Better Sleep', '12': 'Neu im Laden', '13': 'Energy' },
    discountCodes: ['FIRST15'],
  });
  servers.push(shopify);
  const config = configOf({
    SHOPIFY_STORE_DOMAIN: 'sunrise.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 'public',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'care@sunrise.com',
    ...env,
  });
  const profile = await startStoreProfile(db, { clock, live: true });
  const sent: string[] = [];
  const watch = createShopWatch();
  const warn = () => undefined;
  const storefront = createShopifyStorefront({
    apiUrl: shopify.url,
    apiVersion: '2025-07',
    token: 'public',
    providerName: 'Shopify',
    ownOrigins: [],
    warn,
    watch,
    wait: () => Promise.resolve(),
  });
  const chosenShelves = await startChosenShelves(db, { clock });
  const log = createLogger('silent');
  // Nothing is kept: each look asks the platform.
  let now = 0;
  const catalog = createCatalogService(createCatalog({ storefront, log, now: () => (now += 60 * 60_000) }), {
    log,
    chosenShelves: () => Promise.resolve(chosenShelves.current() ?? {}),
  });
  const setup = createSetup(db, {
    config,
    clock,
    profile,
    log: { warn: () => undefined },
    campaigns: { facts: () => ({ season: null, announcement: null, giveaway: null, prayer: false }) },
    community: { sources: () => Promise.resolve([]) },
    storefront,
    catalog,
    chosenShelves,
    watch,
    orders: { listOrdersOf: () => Promise.resolve([]) },
    transport: {
      send: async ({ to }) => {
        await sendMail();
        sent.push(to);
      },
    },
  });
  const stateOf = async (id: string) => (await setup.marks()).find((mark) => mark.id === id)?.state;
  return { setup, profile, chosenShelves, shopify, sent, stateOf };
}

forEachDatabase('setup', (open) => {
  test('a code is promised only once a cart of the shop has taken it', async () => {
    const { setup, profile, stateOf } = await openSetup(await open());
    await profile.save({ changes: { discountCode: 'WELCOME10', discountPercent: 15 }, actor });
    expect(profile.current().discountCode).toBe('');
    expect(await setup.test({ test: 'discount', actor })).toMatchObject({ ok: false });
    expect(profile.current().discountCode).toBe('');
    expect(await stateOf('discount')).toBe('open');

    await profile.save({ changes: { discountCode: 'FIRST15' }, actor });
    expect(await setup.test({ test: 'discount', actor })).toMatchObject({ ok: true });
    expect(profile.current()).toMatchObject({ discountCode: 'FIRST15', discountPercent: 15 });
    expect(await stateOf('discount')).toBe('done');

    await profile.save({ changes: { discountCode: 'SPRING' }, actor });
    expect(profile.current().discountCode).toBe('');
    expect(profile.said().discountCode).toBe('SPRING');
    expect(await stateOf('discount')).toBe('open');
  });

  test('the test mail goes to who asks, and a server that refuses it is a mark', async () => {
    const db = await open();
    const { setup, sent, stateOf } = await openSetup(db);
    expect(await stateOf('mail')).toBe('open');
    expect(await setup.test({ test: 'mail', actor })).toMatchObject({ ok: true });
    expect(sent).toEqual([actor]);
    expect(await stateOf('mail')).toBe('done');
    const away = await openSetup(db, { sendMail: () => Promise.reject(new Error('connect ECONNREFUSED')) });
    expect(await away.setup.test({ test: 'mail', actor })).toMatchObject({
      ok: false,
      says: 'It failed. The log of the store says why.',
    });
    expect(await stateOf('mail')).toBe('open');
  });

  test('an embedding model is tried with the chat model, and named where it gives no vectors', async () => {
    const models = await startModels();
    const tried = async (env: Record<string, string>) => {
      const { setup } = await openSetup(await open(), {
        env: { AI_BASE_URL: models.url, AI_API_KEY: 'key', AI_MODEL: 'talker', ...env },
      });
      return setup.test({ test: 'chat', actor });
    };
    expect(await tried({})).toMatchObject({ ok: true, says: 'talker answers.' });
    const both = { AI_EMBEDDING_MODEL: 'comparer' };
    expect(await tried(both)).toMatchObject({ ok: true, says: 'talker answers, and comparer compares.' });
    models.vectors = [];
    expect(await tried(both)).toMatchObject({
      ok: false,
      says: containing('comparer compares nothing: look at AI_EMBEDDING_MODEL'),
    });
  });

  test('a shop that refuses the token says what to do, and one that answers again clears the mark', async () => {
    const { setup, shopify, stateOf } = await openSetup(await open());
    shopify.always(say(401, {}));
    expect((await setup.test({ test: 'shop', actor })).says).toContain('token was refused');
    expect(await stateOf('shop')).toBe('open');
    shopify.always(say(404, {}));
    expect((await setup.test({ test: 'shop', actor })).says).toContain('version of the API');
    shopify.always({ kind: 'serve' });
    expect((await setup.test({ test: 'shop', actor })).says).toContain('answers with 3 products');
    expect(await stateOf('shop')).toBe('done');
  });

  test.each([
    ['a revoked token', graphqlError('', 'UNAUTHORIZED'), 'token was refused'],
    ['a wrong domain', say(404), 'look at the domain'],
    ['a platform out of reach', { kind: 'reset' } as const, 'Nothing answers'],
    [
      'a token that may not read products',
      graphqlError('Access denied for products field.', 'ACCESS_DENIED'),
      'a permission is missing',
    ],
  ])('%s is a mark without anybody trying it, and gone when the shop answers', async (_, answer, words) => {
    const { setup, shopify, stateOf } = await openSetup(await open());
    shopify.always(answer);
    const mark = (await setup.marks()).find(({ id }) => id === 'shop');
    expect(mark).toMatchObject({ state: 'open', says: containing(words) });
    expect(await stateOf('shelves')).toBe('open');
    expect(await setup.shelves()).toBe(null);
    shopify.always({ kind: 'serve' });
    // A call that was under way may still fail.
    await expect.poll(() => stateOf('shop')).toBe('done');
  });

  test('a scope that is missing is named, and asked for again when the shop is tried', async () => {
    const { setup, shopify, stateOf } = await openSetup(await open());
    const scope = 'unauthenticated_read_product_tags';
    shopify.next(
      graphqlError(`Access denied for tags field. Required access: \`${scope}\``, 'ACCESS_DENIED'),
    );
    await setup.test({ test: 'shop', actor });
    const mark = (await setup.marks()).find(({ id }) => id === 'access');
    expect(mark).toMatchObject({ state: 'open', says: containing(scope) });
    await setup.test({ test: 'shop', actor });
    expect(await stateOf('access')).toBe('done');
  });

  test('a version that has ended is a mark until the one that is asked for answers', async () => {
    const { setup, shopify, stateOf } = await openSetup(await open());
    shopify.always({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2026-01' } });
    const mark = (await setup.marks()).find(({ id }) => id === 'version');
    expect(mark).toMatchObject({
      state: 'open',
      says: containing('SHOPIFY_API_VERSION=2026-01'),
    });
    shopify.always({ kind: 'serve', headers: { 'X-Shopify-API-Version': '2025-07' } });
    expect(await stateOf('version')).toBe('done');
  });

  test('the owner puts a collection on a shelf that no title leads to', async () => {
    const db = await open();
    const { setup, chosenShelves, shopify, stateOf } = await openSetup(db);
    const rowOf = async (slug: string) => (await setup.shelves())?.rows.find((row) => row.slug === slug);
    expect(await stateOf('shelves')).toBe('open');
    expect(await rowOf('sleep')).toMatchObject({ stands: { title: 'Better Sleep', count: 2, by: 'title' } });
    expect(await rowOf('energy')).toMatchObject({ stands: null });
    expect((await setup.shelves())?.choices.map(({ title }) => title)).toEqual([
      'Better Sleep',
      'Neu im Laden',
      'Energy',
    ]);
    const before = await setup.openCount();

    let told = 0;
    chosenShelves.onChange(() => (told += 1));
    await setup.chooseShelves({ chosen: { energy: '12', sleep: '' }, actor });
    expect(told).toBe(1);
    expect(await rowOf('energy')).toMatchObject({
      stands: { title: 'Neu im Laden', by: 'owner' },
      chosen: '12',
    });
    expect(await rowOf('sleep')).toMatchObject({ stands: null, chosen: '' });
    expect(await stateOf('shelves')).toBe('done');
    expect(await setup.openCount()).toBe(before - 1);
    const elsewhere = await startChosenShelves(db, { clock });
    expect(elsewhere.current()).toEqual({ energy: '12', sleep: '' });

    // What was chosen sells out of everything: the page would stand empty.
    shopify.shop.collections['12'] = [];
    expect((await setup.marks()).find(({ id }) => id === 'shelves')).toMatchObject({
      state: 'open',
      says: containing('Energy & Vitality'),
    });
  });

  test('claims are shown one by one, as confirmed', async () => {
    const { setup, profile, stateOf } = await openSetup(await open());
    expect(profile.current().claims).toEqual([]);
    expect(await stateOf('claims')).toBe('open');
    await setup.confirmClaims({ claims: ['cgmp'], actor });
    expect(profile.current().claims).toEqual(['cgmp']);
    expect(await stateOf('claims')).toBe('done');
    expect(await stateOf('texts')).toBe('open');
    await setup.confirmTexts({ read: true, actor });
    expect(await stateOf('texts')).toBe('done');
    expect((await recordedActivity(await open())).at(-1)).toMatchObject({
      actor,
      action: 'settings.update',
      subject: 'legal texts',
      details: { read: true },
    });
  });
});

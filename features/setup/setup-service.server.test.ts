import { afterEach, expect, test } from 'vitest';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { startStoreProfile } from '#features/store/store-profile-service.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { forEachDatabase } from '#tests/support/databases.ts';
import { type FakeStorefront, say, startFakeStorefront } from '#tests/support/fake-storefront.ts';
import { makePlatformProducts } from '#tests/support/make-platform-product.ts';
import { createSetup } from './setup-service.server.ts';

const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
const actor = 'owner@sunrise.com';
const shops: FakeStorefront[] = [];
afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

function configOf(env: Record<string, string>): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join());
  return read.config;
}

/** The setup of a live shop whose platform, orders and mail server do what the test says. */
async function openSetup(db: Db, { sendMail = () => Promise.resolve() } = {}) {
  const shopify = await startFakeStorefront({
    products: makePlatformProducts(3),
    discountCodes: ['FIRST15'],
  });
  shops.push(shopify);
  const config = configOf({
    SHOPIFY_STORE_DOMAIN: 'sunrise.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 'public',
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'care@sunrise.com',
  });
  const profile = await startStoreProfile(db, { clock, live: true });
  const sent: string[] = [];
  const setup = createSetup(db, {
    config,
    clock,
    profile,
    log: { warn: () => undefined },
    campaigns: { facts: () => ({ season: null, announcement: null, giveaway: null, prayer: false }) },
    community: { sources: () => Promise.resolve([]) },
    storefront: createShopifyStorefront({
      apiUrl: shopify.url,
      token: 'public',
      providerName: 'Shopify',
      ownOrigins: [],
      warn: () => undefined,
      wait: () => Promise.resolve(),
    }),
    orders: { listOrdersOf: () => Promise.resolve([]) },
    transport: {
      send: async ({ to }) => {
        await sendMail();
        sent.push(to);
      },
    },
  });
  const stateOf = async (id: string) => (await setup.marks()).find((mark) => mark.id === id)?.state;
  return { setup, profile, shopify, sent, stateOf };
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

  test('claims are shown one by one, as confirmed', async () => {
    const { setup, profile, stateOf } = await openSetup(await open());
    expect(profile.current().claims).toEqual([]);
    expect(await stateOf('claims')).toBe('open');
    await setup.confirmClaims({ claims: ['cgmp'], actor });
    expect(profile.current().claims).toEqual(['cgmp']);
    expect(await stateOf('claims')).toBe('done');
    expect(await stateOf('texts')).toBe('open');
    await setup.confirmTexts({ read: true });
    expect(await stateOf('texts')).toBe('done');
  });
});

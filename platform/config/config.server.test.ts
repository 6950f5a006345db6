import { expect, test } from 'vitest';
import { readConfig } from './config.server.ts';

test('an empty environment runs everything embedded on port 3000', () => {
  const result = readConfig({});
  expect(result).toMatchObject({
    ok: true,
    config: {
      port: 3000,
      storeUrl: 'http://localhost:3000',
      secure: false,
      shopify: undefined,
      databaseUrl: undefined,
      smtp: undefined,
    },
  });
});

test('empty variables count as absent', () => {
  expect(readConfig({ SHOPIFY_STORE_DOMAIN: '', PORT: '', SMTP_URL: '' })).toEqual(readConfig({}));
});

test('two variables connect a Shopify shop', () => {
  const result = readConfig({ SHOPIFY_STORE_DOMAIN: 'My-Shop.myshopify.com', SHOPIFY_STOREFRONT_TOKEN: 't' });
  expect(result).toMatchObject({
    ok: true,
    config: {
      shopify: {
        domain: 'my-shop.myshopify.com',
        apiUrl: 'https://my-shop.myshopify.com/api/2025-07/graphql.json',
      },
    },
  });
});

test('the API address can point anywhere', () => {
  const result = readConfig({
    SHOPIFY_STORE_DOMAIN: 'a.myshopify.com',
    SHOPIFY_STOREFRONT_TOKEN: 't',
    STOREFRONT_API_URL: 'http://127.0.0.1:9/graphql',
  });
  expect(result).toMatchObject({ ok: true, config: { shopify: { apiUrl: 'http://127.0.0.1:9/graphql' } } });
});

test('every bad key is named at once, malformed and lonely ones together', () => {
  const result = readConfig({
    PORT: 'http',
    DATABASE_URL: 'mysql://x',
    SHOPIFY_STORE_DOMAIN: 'https://my-shop.com',
    SMTP_URL: 'smtp://mail.example',
    STORE_DATE: 'yesterday',
    AI_MODEL: 'm',
  });
  if (result.ok) throw new Error('this environment is bad');
  for (const key of [
    'PORT',
    'DATABASE_URL',
    'SHOPIFY_STORE_DOMAIN',
    'SHOPIFY_STOREFRONT_TOKEN',
    'MAIL_FROM',
    'STORE_DATE',
    'AI_BASE_URL',
    'AI_API_KEY',
  ])
    expect(
      result.problems.filter((problem) => problem.startsWith(`${key} `)),
      key,
    ).toHaveLength(1);
  expect(result.problems).toHaveLength(8);
});

test.for([
  ['AI_SPEECH_MODEL', 'speechModel'],
  ['AI_EMBEDDING_MODEL', 'embeddingModel'],
] as const)('%s answers where the chat model does, and needs it', ([key, part]) => {
  const chat = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'k', AI_MODEL: 'm' };
  expect(readConfig({ ...chat, [key]: 'other' })).toMatchObject({
    ok: true,
    config: { [part]: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'k', model: 'other' } },
  });
  expect(readConfig(chat)).toMatchObject({ ok: true, config: { [part]: undefined } });
  expect(readConfig({ [key]: 'other' })).toEqual({
    ok: false,
    problems: [`${key} needs AI_BASE_URL, AI_API_KEY and AI_MODEL`],
  });
});

test('an https address turns on what belongs behind https', () => {
  expect(readConfig({ STORE_URL: 'https://biolife.example/' })).toMatchObject({
    ok: true,
    config: { storeUrl: 'https://biolife.example', secure: true, storeUrlIsSet: true },
  });
});

test('the page cache can be switched off, and only by its two words', () => {
  expect(readConfig({})).toMatchObject({ ok: true, config: { pageCache: true } });
  expect(readConfig({ PAGE_CACHE: 'off' })).toMatchObject({ ok: true, config: { pageCache: false } });
  expect(readConfig({ PAGE_CACHE: 'no' })).toEqual({ ok: false, problems: ['PAGE_CACHE must be on or off'] });
});

test('community feeds name a list and an address each', () => {
  expect(
    readConfig({ COMMUNITY_FEEDS: 'events=https://example.org/cal.ics?a=b,groups=https://example.org/g\n' }),
  ).toMatchObject({
    ok: true,
    config: {
      communityFeeds: [
        { list: 'events', url: 'https://example.org/cal.ics?a=b' },
        { list: 'groups', url: 'https://example.org/g' },
      ],
    },
  });
  const wrong = readConfig({ COMMUNITY_FEEDS: 'https://example.org/a events=http://example.org/b' });
  expect(wrong).toMatchObject({
    ok: false,
    problems: [
      expect.stringContaining('COMMUNITY_FEEDS has "https://example.org/a"'),
      expect.stringContaining('COMMUNITY_FEEDS has "events=http://example.org/b"'),
    ],
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { ChatModelError } from '#integrations/chat-model/chat-model.ts';
import { createOpenAiChatModel } from '#integrations/chat-model/openai-chat-model.ts';
import { FeedError } from '#integrations/feeds/feed-error.ts';
import { fetchFeed } from '#integrations/feeds/fetch-feed.ts';
import { openRealtime } from '#integrations/realtime/open-realtime.ts';
import { createShopifyStorefront } from '#integrations/storefront/shopify/shopify-storefront.ts';
import { StorefrontError } from '#integrations/storefront/storefront.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { startFakeChatModel } from '../support/fake-chat-model.ts';
import { startFakeRealtime } from '../support/fake-realtime.ts';
import { startFakeStorefront } from '../support/fake-storefront.ts';
import { rulesForTests, startFeedServer } from '../support/feed-server.ts';
import { makePlatformProduct } from '../support/make-platform-product.ts';

/** Whoever the store asks may be slow, silent, cut off, wrong or gone: each is told in its own error in bounded time, and is asked again once it is back. */

const faults = ['silent', 'cut', 'wrong', 'gone'] as const satisfies Fault[];
/** For who never answers, in milliseconds. Who is back answers on a busy machine too. */
const PATIENCE = 1000;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A line to `url` that can be made to fail, and the same address through it. */
async function through(url: string): Promise<{ proxy: FaultProxy; url: string }> {
  const address = new URL(url);
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(address.port) });
  closing.unshift(() => proxy.close());
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  return { proxy, url: address.href };
}

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a shop that', () => {
  async function connect() {
    const fake = await startFakeStorefront({ products: [makePlatformProduct({ handle: 'deep-rest' })] });
    closing.push(() => fake.close());
    const line = await through(fake.url);
    const shop = createShopifyStorefront({
      apiUrl: line.url,
      token: '0123456789abcdef0123456789abcdef',
      providerName: 'Shopify',
      ownOrigins: [],
      warn: () => undefined,
      wait: () => Promise.resolve(),
      timeoutMs: PATIENCE,
    });
    const buy = () =>
      shop.createCart({
        lines: [{ merchandiseId: fake.shop.products[0]?.variants.nodes[0]?.id ?? '', quantity: 1 }],
        buyerAddress: '203.0.113.7',
      });
    return { fake, line, find: () => shop.findProduct({ handle: 'deep-rest' }), buy };
  }

  test.each(faults)('is %s is told as away, and sells again when it is back', async (fault) => {
    const { fake, line, find, buy } = await connect();
    await line.proxy.become(fault);
    for (const ask of [find, buy]) expect(await failureOf(ask())).toBeInstanceOf(StorefrontError);
    // Whoever pressed once has one cart at most, however the line broke.
    expect(fake.calls.filter(({ operation }) => operation === 'CartCreate').length).toBeLessThanOrEqual(1);
    await line.proxy.become('open');
    expect(await find()).toMatchObject({ handle: 'deep-rest' });
    expect((await buy()).totalQuantity).toBe(1);
  });

  test('is slow is waited for', async () => {
    const { line, find } = await connect();
    await line.proxy.become('slow');
    expect(await find()).toMatchObject({ handle: 'deep-rest' });
  });
});

describe('a model that', () => {
  async function connect() {
    const fake = await startFakeChatModel();
    closing.push(() => fake.close());
    const line = await through(fake.url);
    const model = createOpenAiChatModel({
      baseUrl: line.url,
      apiKey: 'key',
      model: 'small',
      firstPieceMs: PATIENCE,
      nextPieceMs: PATIENCE,
    });
    const reply = async () => {
      let text = '';
      const messages = [{ role: 'user' as const, content: 'Hello' }];
      for await (const event of model.reply({ messages, signal: new AbortController().signal }))
        if (event.type === 'text') text += event.text;
      return text;
    };
    return { line, reply };
  }

  test.each(faults)(
    'is %s is told as away before a word, and speaks again when it is back',
    async (fault) => {
      const { line, reply } = await connect();
      await line.proxy.become(fault);
      const failure = await failureOf(reply());
      expect(failure).toBeInstanceOf(ChatModelError);
      expect(failure).toMatchObject({ reason: 'away', begun: false });
      await line.proxy.become('open');
      expect(await reply()).toBe('Fine.');
    },
  );

  test('is slow is waited for', async () => {
    const { line, reply } = await connect();
    await line.proxy.become('slow');
    expect(await reply()).toBe('Fine.');
  });
});

describe('a voice model that', () => {
  async function connect() {
    const fake = await startFakeRealtime();
    closing.push(() => fake.close());
    const line = await through(fake.url);
    /** What comes first: that it is ready, or why there is no connection. */
    const call = () =>
      new Promise<string>((resolve) => {
        const connection = openRealtime(
          { url: line.url, apiKey: 'key', model: 'voice' },
          {
            setup: { instructions: 'Be kind.', tools: [] },
            history: [],
            connectMs: PATIENCE,
            onEvent: ({ type }) => {
              if (type === 'ready') resolve(type);
            },
            onClosed: ({ kind }) => resolve(`closed: ${kind}`),
          },
        );
        closing.unshift(() => Promise.resolve(connection.close()));
      });
    return { line, call };
  }

  test.each(faults)('is %s is given up, and is called again when it is back', async (fault) => {
    const { line, call } = await connect();
    await line.proxy.become(fault);
    expect(await call()).toMatch(/^closed: /);
    await line.proxy.become('open');
    expect(await call()).toBe('ready');
  });

  test('is slow is waited for', async () => {
    const { line, call } = await connect();
    await line.proxy.become('slow');
    expect(await call()).toBe('ready');
  });
});

describe('a feed that', () => {
  async function connect() {
    const server = await startFeedServer((_request, response) => response.writeHead(200).end('words'));
    closing.push(() => server.close());
    const line = await through(server.url);
    const read = () =>
      fetchFeed({ url: `${line.url}feed`, userAgent: 'test' }, { ...rulesForTests, timeoutMs: PATIENCE });
    return { line, read };
  }

  test.each(faults)('is %s is told in words, and is read again when it is back', async (fault) => {
    const { line, read } = await connect();
    await line.proxy.become(fault);
    const failure = await failureOf(read());
    expect(failure).toBeInstanceOf(FeedError);
    await line.proxy.become('open');
    expect(await read()).toMatchObject({ text: 'words' });
  });

  test('is slow is waited for', async () => {
    const { line, read } = await connect();
    await line.proxy.become('slow');
    expect(await read()).toMatchObject({ text: 'words' });
  });
});

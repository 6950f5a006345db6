import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type PageCacheOptions } from './page-cache.server.ts';

const store = 'https://biolife.example';
const MINUTE = 60_000;

/** A cache with a clock that stands still, and a renderer that numbers its pages. */
function setUp(options: Partial<PageCacheOptions> = {}) {
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const asked: Request[] = [];
  const state: { answer: (request: Request) => Response | Promise<Response> } = {
    answer: () => page(`page ${asked.length}`),
  };
  const cache = createPageCache({
    storeUrl: store,
    enabled: true,
    onRefreshError: (error) => errors.push(error),
    now: () => clock.now,
    ...options,
  });
  const ask = (path: string, init: RequestInit = {}) =>
    cache.answer(new Request(`http://visitor.example${path}`, init), async (request) => {
      asked.push(request);
      return state.answer(request);
    });
  return { cache, clock, errors, asked, state, ask, read: async (path: string) => (await ask(path)).text() };
}

const page = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html', ...headers } });

/** Lets a refresh that nobody waits for come to its end. */
async function until(condition: () => Promise<boolean>) {
  await expect.poll(condition).toBe(true);
}

test('a shared page is rendered once and then comes from memory', async () => {
  const { asked, read } = setUp();
  expect(await read('/')).toBe('page 1');
  expect(await read('/?utm_source=mail')).toBe('page 1');
  expect(asked).toHaveLength(1);
});

test('the renderer sees the store origin and nothing of the visitor', async () => {
  const { asked, ask } = setUp();
  await ask('/', {
    headers: { cookie: 'session=1', authorization: 'x', 'accept-language': 'fr', accept: 'text/html' },
  });
  const [seen] = asked;
  expect(seen?.url).toBe('https://biolife.example/');
  expect([...(seen?.headers ?? [])]).toEqual([['accept', 'text/html']]);
});

test('50 visitors at once cause one render', async () => {
  const { asked, read } = setUp();
  const bodies = await Promise.all(Array.from({ length: 50 }, () => read('/')));
  expect(new Set(bodies)).toEqual(new Set(['page 1']));
  expect(asked).toHaveLength(1);
});

test('50 visitors at once each get the whole of an answer that is not kept', async () => {
  const { asked, state, read } = setUp();
  state.answer = () => new Response('not here', { status: 404, headers: { 'Content-Type': 'text/html' } });
  const bodies = await Promise.all(Array.from({ length: 50 }, () => read('/product/x')));
  expect(new Set(bodies)).toEqual(new Set(['not here']));
  expect(asked).toHaveLength(1);
});

test('after a minute the old page goes out once more while a new one is rendered', async () => {
  const { clock, asked, read } = setUp();
  await read('/');
  clock.now = MINUTE + 1;
  expect(await read('/')).toBe('page 1');
  await until(async () => (await read('/')) === 'page 2');
  expect(asked).toHaveLength(2);
});

test('while rendering fails the last good page goes on, and the next success replaces it', async () => {
  const { cache, clock, errors, state, read } = setUp();
  await read('/');
  state.answer = () => new Response('down', { status: 503 });
  clock.now = MINUTE + 1;
  expect(await read('/')).toBe('page 1');
  cache.invalidate();
  expect(await read('/')).toBe('page 1');
  state.answer = () => Promise.reject(new Error('broken'));
  expect(await read('/')).toBe('page 1');
  expect(errors).toEqual([new Error('broken')]);
  state.answer = () => page('better');
  expect(await read('/')).toBe('better');
});

test('a background refresh that throws is reported and hurts nobody', async () => {
  const { clock, errors, state, read } = setUp();
  await read('/');
  state.answer = () => Promise.reject(new Error('broken'));
  clock.now = MINUTE + 1;
  expect(await read('/')).toBe('page 1');
  await until(() => Promise.resolve(errors.length === 1));
});

test('without an earlier page a failure is passed on, and not remembered', async () => {
  const { state, ask, read } = setUp();
  state.answer = () => new Response('down', { status: 503 });
  expect((await ask('/')).status).toBe(503);
  state.answer = () => Promise.reject(new Error('broken'));
  await expect(ask('/')).rejects.toThrow('broken');
  state.answer = () => page('up');
  expect(await read('/')).toBe('up');
});

test('a page that is gone does not live on in memory', async () => {
  const { clock, state, ask, read } = setUp();
  await read('/product/x');
  state.answer = () => new Response('gone', { status: 404 });
  clock.now = MINUTE + 1;
  await until(async () => (await ask('/product/x')).status === 404);
});

test('after invalidate() nobody gets the page as it was', async () => {
  const { cache, read } = setUp();
  await read('/');
  cache.invalidate();
  expect(await read('/')).toBe('page 2');
});

test('a page whose rendering began before invalidate() never takes the place of a newer one', async () => {
  const { asked, cache, state, read } = setUp();
  const { promise, resolve } = Promise.withResolvers<Response>();
  state.answer = () => promise;
  const early = read('/');
  cache.invalidate();
  state.answer = () => page('from after');
  expect(await read('/')).toBe('from after');
  resolve(page('from before'));
  expect(await early).toBe('from before');
  expect(await read('/')).toBe('from after');
  expect(asked, 'the newer page is still kept').toHaveLength(2);
});

test('kept pages never fill more than their share of memory', async () => {
  const { asked, read, state } = setUp({ maxBytes: 10_000 });
  state.answer = (request) => page(request.url.padEnd(500, '.'));
  for (let number = 1; number <= 100; number += 1) await read(`/product/p-${number}`);
  await read('/product/p-100');
  expect(asked).toHaveLength(100);
  await read('/product/p-1');
  expect(asked).toHaveLength(101);
});

test('pages of one person are rendered each time and kept by nobody', async () => {
  const { asked, ask } = setUp();
  const first = await ask('/account', { headers: { cookie: 'session=1' } });
  await ask('/account', { headers: { cookie: 'session=2' } });
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('etag')).toBeNull();
  expect(asked.map((request) => request.headers.get('cookie'))).toEqual(['session=1', 'session=2']);
});

test('a form sent to a shared page is not answered from memory', async () => {
  const { ask, read } = setUp();
  await read('/');
  expect(await (await ask('/', { method: 'POST', body: 'a=b' })).text()).toBe('page 2');
});

test('a page that sets a cookie or forbids storing is not kept', async () => {
  const refusals: Record<string, string>[] = [
    { 'Set-Cookie': 'a=b' },
    { 'Cache-Control': 'no-store' },
    { 'Cache-Control': 'private' },
  ];
  for (const headers of refusals) {
    const { asked, state, ask } = setUp();
    state.answer = () => page('mine', headers);
    await ask('/');
    await ask('/');
    expect(asked, JSON.stringify(headers)).toHaveLength(2);
  }
});

test('switched off, it renders every time', async () => {
  const { asked, read } = setUp({ enabled: false });
  await read('/');
  await read('/');
  expect(asked).toHaveLength(2);
});

test('an unchanged page is 304 without a body, a changed one is sent', async () => {
  const { cache, ask } = setUp();
  const etag = (await ask('/')).headers.get('etag') ?? '';
  const again = await ask('/', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(etag);
  cache.invalidate();
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('each browser gets the best encoding that it accepts', async () => {
  const { ask, state } = setUp();
  const text = 'one page '.repeat(100);
  state.answer = () => page(text);
  // Kept pages and private ones are packed in different places.
  for (const path of ['/', '/account']) {
    const bytes = async (accept: string) => {
      const answer = await ask(path, { headers: { 'accept-encoding': accept } });
      expect(answer.headers.get('vary') ?? '').toMatch(accept === 'identity' ? /^/ : /Accept-Encoding/);
      return {
        encoding: answer.headers.get('content-encoding'),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const br = await bytes('gzip, deflate, br');
    expect(br.encoding).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    const gzipped = await bytes('gzip, br;q=0');
    expect(gzipped.encoding).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
    const plain = await bytes('identity');
    expect(plain.encoding).toBeNull();
    expect(plain.body.toString()).toBe(text);
  }
});

test('what a browser fetches ahead of a press is its own for half a minute; all else it asks for each time', async () => {
  const { ask } = setUp();
  const headersOf = async (headers: Record<string, string>) => (await ask('/shop', { headers })).headers;
  await headersOf({});
  const ahead = await headersOf({ 'sec-purpose': 'prefetch' });
  expect(ahead.get('cache-control')).toBe('private, max-age=30');
  expect(ahead.has('cdn-cache-control')).toBe(false);
  expect((await headersOf({})).get('cache-control')).toMatch(/max-age=0.*must-revalidate/);
});

test('HEAD gets the headers of the page alone', async () => {
  const { ask } = setUp();
  const full = await ask('/');
  const head = await ask('/', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(head.headers.get('etag')).toBe(full.headers.get('etag'));
});

test('a page that lacks a part is kept by nobody, and the whole one goes on meanwhile', async () => {
  const { clock, state, read, cache } = setUp();
  const lacking = () => page('lacks products', { 'X-Incomplete': 'yes', 'Cache-Control': 'no-store' });
  state.answer = lacking;
  expect(await read('/')).toBe('lacks products');
  state.answer = () => page('whole');
  expect(await read('/')).toBe('whole');
  state.answer = lacking;
  clock.now = 2 * MINUTE;
  for (const _time of [1, 2, 3]) expect(await read('/')).toBe('whole');
  // What every page shows has changed: better with a part missing than as it was.
  cache.invalidate();
  expect(await read('/')).toBe('lacks products');
});

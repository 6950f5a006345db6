import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedServer, rulesForTests, startFeedServer } from '#tests/support/feed-server.ts';
import { fetchFeed, type FetchRules, publicRules } from './fetch-feed.ts';

let server: FeedServer;
/** What must never be asked. */
let inside: FeedServer;

beforeAll(async () => {
  inside = await startFeedServer((_request, response) => response.end('secret'), '127.0.0.2');
  server = await startFeedServer((request, response) => {
    const path = request.url ?? '';
    const redirect = /^\/to\?(.*)/.exec(path)?.[1];
    if (redirect !== undefined) response.writeHead(302, { location: decodeURIComponent(redirect) }).end();
    else if (path === '/round') response.writeHead(301, { location: '/round' }).end();
    else if (path === '/good') {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: '"v1"', 'last-modified': 'Mon, 02 Nov 2026 10:00:00 GMT' })
          .end('words');
    } else if (path === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    else if (path === '/huge') {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      more();
    } else if (path === '/slow') response.writeHead(200).write('a');
    else if (path === '/busy') response.writeHead(429, { 'retry-after': '120' }).end();
    else if (path === '/latin')
      response
        .writeHead(200, { 'content-type': 'text/xml; charset=iso-8859-1' })
        .end(Buffer.from('caf\u00e9', 'latin1'));
    else if (path === '/utf16') response.writeHead(200).end(Buffer.from('\ufeff<!DOCTYPE x [', 'utf16le'));
    else if (path.startsWith('/packed/')) {
      const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }[path.slice(8)];
      response.writeHead(200, { 'content-encoding': path.slice(8) }).end(pack ? pack('words') : 'words');
    } else if (path === '/torn')
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync('words'.repeat(999)).subarray(0, 20));
    else response.writeHead(404).end('nothing');
  });
});

beforeEach(() => {
  server.asked.length = 0;
  inside.asked.length = 0;
});

afterAll(async () => {
  await Promise.all([server.close(), inside.close()]);
});

const fetchPath = (path: string, rules: FetchRules = rulesForTests) =>
  fetchFeed({ url: server.url + path, userAgent: 'test' }, rules);

test('a document comes with what names its version, and is not sent again while it is the same', async () => {
  const first = await fetchPath('/good');
  expect(first).toEqual({
    unchanged: false,
    text: 'words',
    etag: '"v1"',
    lastModified: 'Mon, 02 Nov 2026 10:00:00 GMT',
  });
  expect(
    await fetchFeed({ url: `${server.url}/good`, etag: '"v1"', userAgent: 'test' }, rulesForTests),
  ).toEqual({ unchanged: true });
});

test.each(['gzip', 'deflate', 'br'])('%s is unpacked', async (encoding) => {
  expect(await fetchPath(`/packed/${encoding}`)).toMatchObject({ text: 'words' });
});

test('texts are read in the encoding that they say they are in', async () => {
  expect(await fetchPath('/latin')).toMatchObject({ text: 'caf\u00e9' });
  expect(await fetchPath('/utf16')).toMatchObject({ text: '<!DOCTYPE x [' });
});

test('redirects are followed, a few', async () => {
  expect(await fetchPath('/to?/good')).toMatchObject({ text: 'words' });
  await expect(fetchPath('/round')).rejects.toThrow('redirects more than 3 times');
});

test('a redirect to an address inside is refused before anything is asked there', async () => {
  for (const target of [
    `http://127.0.0.2:${inside.port}/`,
    `http://2130706434:${inside.port}/`,
    `http://[::1]:${inside.port}/`,
    `http://[::ffff:127.0.0.2]:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://0.0.0.0/',
  ])
    await expect(fetchPath(`/to?${encodeURIComponent(target)}`), target).rejects.toThrow(
      'leads to an address that is not public',
    );
  expect(inside.asked).toEqual([]);
});

test('a name that answers with an address inside is refused, even if only one of its addresses is', async () => {
  for (const addresses of [['127.0.0.2'], ['127.0.0.1', '127.0.0.2'], ['::ffff:127.0.0.2'], []]) {
    const rules = { ...rulesForTests, resolve: resolver(addresses) };
    await expect(
      fetchFeed({ url: `http://feeds.test:${inside.port}/`, userAgent: 'test' }, rules),
    ).rejects.toThrow('leads to an address that is not public');
  }
  expect(inside.asked).toEqual([]);
});

test('a name is resolved once: it cannot answer with another address after it was checked', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  let resolved = 0;
  const rules = {
    ...rulesForTests,
    resolve: () => {
      resolved += 1;
      return resolver(answers.shift() ?? [])();
    },
  };
  const url = `http://feeds.test:${server.port}/good`;
  expect(await fetchFeed({ url, userAgent: 'test' }, rules)).toMatchObject({ text: 'words' });
  expect(resolved).toBe(1);
  // The next fetch asks anew, and is refused.
  await expect(fetchFeed({ url, userAgent: 'test' }, rules)).rejects.toThrow('not public');
});

const resolver = (addresses: string[]) => () =>
  Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

test('the rules of the store: https only, and not on this machine', async () => {
  for (const [url, reason] of [
    [`${server.url}/good`, 'is not on https'],
    ['file:///etc/passwd', 'is not on https'],
    ['https://127.0.0.1/', 'not public'],
    ['https://localhost/', 'not public'],
    ['https://[fe80::1]/', 'not public'],
    ['https://user:pass@example.org/', 'password'],
    ['nowhere', 'has no readable address'],
  ] as const)
    await expect(fetchFeed({ url, userAgent: 'test' }, publicRules), url).rejects.toThrow(reason);
  expect(server.asked).toEqual([]);
});

test('a redirect cannot leave https', async () => {
  await expect(fetchPath('/to?file:///etc/passwd')).rejects.toThrow('is not on https');
});

test('what unpacks to more than 2 MB is cut off, and so is what never ends', async () => {
  await expect(fetchPath('/bomb')).rejects.toThrow('is larger than 2 MB');
  await expect(fetchPath('/huge')).rejects.toThrow('is larger than 2 MB');
});

test('a source that does not finish is given up', async () => {
  await expect(fetchPath('/slow', { ...rulesForTests, timeoutMs: 200 })).rejects.toThrow(
    'did not answer within 0.2 s',
  );
  const never = { ...rulesForTests, timeoutMs: 200, resolve: () => new Promise<never>(() => undefined) };
  await expect(fetchFeed({ url: 'http://feeds.test/', userAgent: 'test' }, never)).rejects.toThrow(
    'did not answer',
  );
});

test('other answers are named, and a wish to wait is passed on', async () => {
  await expect(fetchPath('/nothing')).rejects.toThrow('answered 404');
  await expect(fetchPath('/busy')).rejects.toMatchObject({ message: 'answered 429', retryAfterSeconds: 120 });
  await expect(fetchPath('/torn')).rejects.toThrow('cannot be unpacked');
  await expect(fetchPath('/packed/zstd')).rejects.toThrow('was not asked for');
});

import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/run-step.ts';
import { type RunningStore, startStore } from '../../scripts/store-process.ts';
import { askRaw } from '../support/raw-http.ts';

/** What any client sees of the running store, whatever page it asks for. */

let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const ask = (path: string, options: Parameters<typeof askRaw>[1] = {}) =>
  askRaw(store.url, { path, ...options });
/** A script of the build: its name is another one with every change. */
const script = () => {
  const name = readdirSync(`${projectRoot}/build/client/assets`).find((file) =>
    /^entry\.client-.*\.js$/.test(file),
  );
  return `/assets/${name}`;
};

describe('security headers', () => {
  const answers: [what: string, path: string, status: number, options?: Parameters<typeof askRaw>[1]][] = [
    ['a page', '/', 200],
    ['the data of a page', '/_.data', 200],
    ['a missing file', '/assets/gone.js', 404],
    ['a missing picture', '/gone.png', 404],
    ['health', '/healthz', 200],
    ['a refused request', '/', 403, { method: 'POST', headers: { Origin: 'https://evil.example' } }],
    ['a body that is too large', '/', 413, { method: 'POST', body: 'x'.repeat(300_000) }],
    ['a Host that nobody can read', '/', 400, { headers: { Host: 'a b' } }],
    ['a path with a backslash', '/\\evil.example', 400],
  ];

  const expected = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };

  test.for(answers)('stand on %s', async ([, path, status, options]) => {
    const answer = await ask(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    const policy = answer.headers['content-security-policy'];
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers, 'no https here').not.toHaveProperty('strict-transport-security');
  });

  test('stand on a file of the build and on an unchanged page', async () => {
    expect((await ask(script())).headers).toMatchObject(expected);
    const { headers } = await ask('/');
    const unchanged = await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers).toMatchObject(expected);
    expect(unchanged.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  test('let mails and previews of links show pictures in pixels, and nothing else', async () => {
    const policyOf = async (path: string) => (await ask(path)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/art/letters/market.png')).toBe('cross-origin');
    expect(await policyOf('/art/heroes/market.svg')).toBe('same-origin');
  });

  test('forbid inline scripts but for those whose hash is named', async () => {
    const { headers, body } = await ask('/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("object-src 'none'");
    const scripts = /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ') ?? [];
    expect(scripts[0]).toBe("'self'");
    expect(scripts.slice(1).every((source) => source.startsWith("'sha256-"))).toBe(true);
    // As many hashes as inline scripts: not one more.
    const inline = new Set(
      Array.from(
        body.toString().matchAll(/<script([^>]*)>([\s\S]+?)<\/script>/g),
        ([, attributes, text]) => ({
          attributes,
          text,
        }),
      )
        // Data for search engines: nobody runs it.
        .filter(({ attributes }) => !attributes?.includes('application/ld+json'))
        .map(({ text }) => text),
    );
    expect(scripts).toHaveLength(1 + inline.size);
    expect(body.toString()).not.toContain('nonce=');
  });
});

describe('requests from another site', () => {
  const types = [
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json',
    'multipart/form-data; boundary=x',
  ];
  const strangers: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'not an address' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];

  test.for(types.flatMap((type) => strangers.map((from) => ({ type, from }))))(
    'are refused as $type from $from',
    async ({ type, from }) => {
      const answer = await ask('/', {
        method: 'POST',
        headers: { 'Content-Type': type, ...from },
        body: '{}',
      });
      expect(answer.status).toBe(403);
    },
  );

  test('are not let in by an Origin that only begins like ours', async () => {
    const { status } = await ask('/', { method: 'POST', headers: { Origin: `${store.url}.evil.example` } });
    expect(status).toBe(403);
  });

  test('of our own pages get through', async () => {
    const { status } = await ask('/', { method: 'POST', headers: { Origin: store.url }, body: '' });
    expect(status).not.toBe(403);
  });

  test('get no word of CORS', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask('/', {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('bytes', () => {
  test('each browser gets the page in the best encoding that it accepts', async () => {
    const plain = await ask('/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toContain('Accept-Encoding');
    const gzipped = await ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate' } });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    const br = await ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    expect(br.headers['content-encoding']).toBe('br');
    for (const body of [gunzipSync(gzipped.body), brotliDecompressSync(br.body)])
      expect(body.toString()).toBe(plain.body.toString());
    expect(br.headers.etag).toBe(plain.headers.etag);
    expect(br.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    expect(br.headers['cdn-cache-control']).toContain('stale-while-revalidate=60');
  });

  test('files of the build are packed beforehand and kept for a year', async () => {
    const { status, headers, body } = await ask(script(), { headers: { 'Accept-Encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(body).length).toBeGreaterThan(body.length);
  });

  test('HEAD answers like GET without the body', async () => {
    const [get, head] = await Promise.all([ask('/'), ask('/', { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('what a visitor writes into Host or before the path comes back to nobody', async () => {
    const [plain, forged, absolute] = await Promise.all([
      ask('/'),
      ask('/', { headers: { Host: 'evil.example' } }),
      ask('http://evil.example/'),
    ]);
    expect(forged.body.toString()).toBe(plain.body.toString());
    expect(absolute.body.toString()).toBe(plain.body.toString());
    expect((await ask('//evil.example')).headers.etag).not.toBe(plain.headers.etag);
  });

  test('nothing outside the built files can be reached', async () => {
    for (const path of [
      '/assets/../../package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/server/index.js',
    ])
      expect((await ask(path)).body.toString(), path).not.toMatch(/"dependencies"|createHandler/);
  });
});

test('/healthz and /readyz say that all is well, and nobody keeps the answer', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 'ok' });
  }
});

test('a file of every kind is served as what it is', async () => {
  const client = `${projectRoot}/build/client`;
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(client.length));
  // One of each kind is enough.
  const kinds = new Map(files.map((file) => [file.slice(file.lastIndexOf('.')), file]));
  expect(kinds.size).toBeGreaterThan(8);
  const served = await Promise.all(
    [...kinds].map(async ([kind, file]) => {
      const { status, headers } = await ask(file);
      return [kind, status, headers['content-type']];
    }),
  );
  expect(served.filter(([, status, type]) => status !== 200 || String(type).startsWith('text/html'))).toEqual(
    [],
  );
});

test('a page has one address: a slash at its end leads to it, and nowhere else', async () => {
  const answer = await ask('/shop/?q=iron');
  expect(answer).toMatchObject({ status: 308, headers: { location: '/shop?q=iron' } });
  const { headers } = await ask('//elsewhere.example/shop/');
  expect(headers.location ?? '').not.toContain('elsewhere');
});

test('below /conditions/ nothing but the conditions has an address; a file that everybody knows is there', async () => {
  const deeper = await ask('/conditions/a/b');
  expect(deeper.status).toBe(404);
  expect(deeper.body.toString()).toContain('Health Conditions We Support');
  expect(await ask('/conditions/nothing')).toMatchObject({
    status: 302,
    headers: { location: '/conditions' },
  });
  const icon = await ask('/favicon.ico');
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
});

test('search engines get pages, and a home page that says what it is', async () => {
  const sitemap = (await ask('/sitemap.xml')).body.toString();
  expect(sitemap).toContain('/privacy</loc>');
  expect(sitemap).not.toContain('#');
  const titles = Array.from(
    (await ask('/')).body.toString().matchAll(/<title>([^<]*)</g),
    ([, title]) => title,
  );
  expect(titles).toEqual(['Supplements for African American health | BioLife']);
});

test('every answer has an id of its own', async () => {
  const ids = await Promise.all(
    ['/', '/', '/gone.png'].map(async (path) => (await ask(path)).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(undefined);
});

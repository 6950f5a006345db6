import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { knownHostOnly } from './known-host.server.ts';
import { atOwnOrigin } from './own-origin.server.ts';
import { sameOriginOnly } from './same-origin.server.ts';

/** What a request goes through before a page or an endpoint sees it. */
function storeAt(storeUrl: string | undefined, host?: string) {
  const config = { storeUrl: storeUrl ?? 'http://localhost:3000', storeUrlIsSet: !!storeUrl, host };
  const app = new Hono();
  app.use(knownHostOnly(config), atOwnOrigin(config), sameOriginOnly);
  app.all('*', async (c) => c.text(`${c.req.url} ${await c.req.text()}`));
  return app;
}

const post = (origin: string) => ({ method: 'POST', body: 'typed', headers: { origin } });

test('behind TLS the store sees the address that visitors use, and takes forms from there', async () => {
  const store = storeAt('https://shop.example/');
  for (const host of ['shop.example', 'SHOP.example', 'shop.example:443']) {
    const answer = await store.request(`http://${host}/contact?a=b`, post('https://shop.example'));
    expect(await answer.text(), host).toBe('https://shop.example/contact?a=b typed');
  }
  expect(await (await store.request('http://shop.example//evil.example/')).text()).toContain(
    'https://shop.example//evil.example/',
  );
});

test.for([
  'http://shop.example',
  'https://shop.example:8443',
  'https://www.shop.example',
  'https://evil.example',
  'null',
])('a form of %s is another site’s', async (origin) => {
  const answer = await storeAt('https://shop.example').request('http://shop.example/', post(origin));
  expect(answer.status).toBe(403);
});

test('another spelling of the host leads to the store, another host nowhere', async () => {
  const store = storeAt('https://shop.example');
  for (const host of ['www.shop.example', 'shop.example.', 'shop.example:8080']) {
    const answer = await store.request(`http://${host}//faq?q=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://shop.example//faq?q=1']);
    expect((await store.request(`http://${host}/`, post('https://shop.example'))).status).toBe(421);
  }
  for (const host of ['evil.example', 'shop.example.evil.example', '203.0.113.7'])
    expect((await store.request(`http://${host}/`)).status, host).toBe(421);
});

test('the machine itself reaches the store by its own names', async () => {
  const store = storeAt('https://shop.example', 'fd00::7');
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '[fd00::7]:3000']) {
    const answer = await store.request(`http://${host}/`);
    expect(await answer.text(), host).toContain('https://shop.example/');
    expect((await store.request(`http://${host}/`, post(`http://${host}`))).status, host).toBe(403);
  }
});

test('a store that was told no address answers at the one that is used, with TLS in front or without', async () => {
  const store = storeAt(undefined);
  for (const origin of ['http://localhost:3000', 'http://192.168.1.7:3000', 'https://preview.example']) {
    const heard = origin.replace('https:', 'http:');
    expect(await (await store.request(`${heard}/faq`, post(origin))).text()).toBe(`${origin}/faq typed`);
    expect((await store.request(`${heard}/faq`, post('https://evil.example'))).status).toBe(403);
  }
});

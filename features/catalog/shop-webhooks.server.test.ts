import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { shopWebhooks } from './shop-webhooks.server.ts';

const SECRET = 'hush';
const shopify = {
  domain: 'a.myshopify.com',
  storefrontToken: 't',
  adminToken: undefined,
  apiVersion: '2025-07',
  adminApiUrl: 'https://a.myshopify.com/admin',
  apiUrl: 'https://a.myshopify.com/api',
};
const changed = vi.fn(() => Promise.resolve());
const log = { warn: vi.fn(), info: vi.fn() };
beforeEach(() => changed.mockClear());

function call(
  options: { body?: string; topic?: string; signature?: string; secret?: string | undefined } = {},
) {
  const { body = '{"id":1}', topic = 'products/update' } = options;
  const signature = options.signature ?? createHmac('sha256', SECRET).update(body).digest('base64');
  const secret = 'secret' in options ? options.secret : SECRET;
  const app = new Hono().route(
    '/',
    shopWebhooks({ catalog: { changed }, log }, { shopify: { ...shopify, webhookSecret: secret } }),
  );
  return app.request('/webhooks/shopify', {
    method: 'POST',
    body,
    headers: { 'X-Shopify-Hmac-Sha256': signature, 'X-Shopify-Topic': topic },
  });
}

test.each([
  'products/create',
  'products/update',
  'products/delete',
  'collections/update',
  'inventory_levels/update',
])('%s that is signed refreshes the store', async (topic) => {
  expect((await call({ topic })).status).toBe(200);
  expect(changed).toHaveBeenCalledOnce();
});

test('another topic is taken and changes nothing', async () => {
  expect((await call({ topic: 'orders/create' })).status).toBe(200);
  expect(changed).not.toHaveBeenCalled();
});

test.each(['', 'x', 'AAAA', createHmac('sha256', 'other').update('{"id":1}').digest('base64')])(
  'the signature %j is refused',
  async (signature) => {
    expect((await call({ signature })).status).toBe(401);
    expect(changed).not.toHaveBeenCalled();
  },
);

test('a body that was changed on its way is refused', async () => {
  const signature = createHmac('sha256', SECRET).update('{"id":1}').digest('base64');
  expect((await call({ body: '{"id":2}', signature })).status).toBe(401);
});

test('the largest product comes through, more is refused', async () => {
  expect((await call({ body: `"${'x'.repeat(2_000_000)}"` })).status).toBe(200);
  expect((await call({ body: `"${'x'.repeat(6_000_000)}"` })).status).toBe(413);
});

test('without a secret nobody can call', async () => {
  expect((await call({ secret: undefined })).status).toBe(404);
  expect(changed).not.toHaveBeenCalled();
});

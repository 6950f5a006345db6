import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw } from '#tests/support/raw-http.ts';
import { makeOutboxWord, outboxGuard } from './outbox-guard.server.ts';

const word = makeOutboxWord();

const stores = {
  local: { storeUrl: 'http://localhost:3000', storeUrlIsSet: false, secure: false },
  public: { storeUrl: 'https://shop.example', storeUrlIsSet: true, secure: true },
};

for (const [name, config] of Object.entries(stores))
  describe(`the outbox of a ${name} store`, () => {
    const app = new Hono().use('/dev/*', outboxGuard(config, word)).get('/dev/mail', (c) => c.text('mails'));
    const listener = getRequestListener(app.fetch);
    const server = createServer((request, response) => void listener(request, response));
    let url: string;
    beforeAll(async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    });
    afterAll(() => server.close());
    const ask = (path: string, headers: Record<string, string> = {}) => askRaw(url, { path, headers });

    test('opens to the machine itself only where the store has no public address', async () => {
      expect((await ask('/dev/mail')).status).toBe(config.storeUrlIsSet ? 403 : 200);
    });

    test('stays shut to whoever comes by another name or through a proxy', async () => {
      const others = { Host: 'shop.example', 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
      for (const [header, value] of Object.entries(others))
        expect((await ask('/dev/mail', { [header]: value })).status, header).toBe(403);
    });

    test('opens to who has the word, and to nobody with another', async () => {
      const from = { 'X-Forwarded-For': '203.0.113.9' };
      expect((await ask(`/dev/mail?word=${word}x`, from)).status).toBe(403);
      const opened = await ask(`/dev/mail?word=${word}`, from);
      expect([opened.status, opened.headers.location]).toEqual([302, '/dev/mail']);
      const cookie = opened.headers['set-cookie']?.[0] ?? '';
      expect(cookie).toMatch(/HttpOnly/);
      const seen = await ask('/dev/mail', { ...from, Cookie: cookie.split(';')[0] ?? '' });
      expect(seen.body.toString()).toBe('mails');
    });
  });

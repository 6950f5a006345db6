import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import { createLogger } from '#platform/log/logger.server.ts';
import { answerFromCatalog } from './answer-from-catalog.server.ts';

const ask = (asked: () => Promise<object>) => {
  const app = new Hono<AppEnv>();
  const options = { log: createLogger('silent'), failure: 'search failed', cache: 'public, max-age=60' };
  return app.get('/api/search', (c) => answerFromCatalog(c, asked(), options)).request('/api/search');
};

test('what the catalog says is passed on, to be kept as long as it may', async () => {
  const answer = await ask(() => Promise.resolve({ products: [] }));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toEqual({ products: [] });
});

test('while the catalog is away a shopper is told so, and when to ask again', async () => {
  const answer = await ask(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.json()).toEqual({
    ok: false,
    code: 'unavailable',
    message: 'We cannot reach our catalog right now. Please try again in a moment.',
  });
});

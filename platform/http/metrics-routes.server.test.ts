import { expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/metrics.server.ts';
import { metricsRoutes } from './metrics-routes.server.ts';

const metrics = createMetrics();
metrics.counter('biolife_test_total', 'A count.').add({});

test('who has the token reads the counts, nobody else', async () => {
  const app = metricsRoutes(metrics, { metricsToken: 'a-token-of-sixteen' });
  const ask = (authorization?: string) =>
    app.request('/metrics', { headers: authorization ? { authorization } : {} });
  for (const wrong of [undefined, 'Bearer', 'Bearer wrong', 'Basic a-token-of-sixteen'])
    expect((await ask(wrong)).status).toBe(401);
  const answer = await ask('Bearer a-token-of-sixteen');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('biolife_test_total 1');
});

test('without a token there is no such address', async () => {
  expect((await metricsRoutes(metrics, { metricsToken: undefined }).request('/metrics')).status).toBe(404);
});

import { Hono } from 'hono';
import { sameText } from './same-text.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';

/** /metrics, for who has the token. Without METRICS_TOKEN there is no such address. */
export function metricsRoutes(metrics: Metrics, options: { metricsToken: string | undefined }): Hono {
  const app = new Hono();
  const { metricsToken } = options;
  if (metricsToken === undefined) return app;
  app.get('/metrics', (c) => {
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!sameText(given, metricsToken))
      return c.text('The token of METRICS_TOKEN is needed.', 401, { 'WWW-Authenticate': 'Bearer' });
    return c.text(metrics.text(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

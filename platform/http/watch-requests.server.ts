import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#platform/log/logger.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { AppEnv } from './request-context.server.ts';

/** Seconds: a kept page takes one or two thousandths, a reply of a model some seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts how long answers take until their body begins, by route; with LOG_LEVEL=debug each is a line. */
export function watchRequests({
  metrics,
  log,
}: {
  metrics: Metrics;
  log: Logger;
}): MiddlewareHandler<AppEnv> {
  const took = metrics.histogram(
    'biolife_http_request_duration_seconds',
    'Time to the answer, by route, method and class of status.',
    BOUNDS,
  );
  return async (c, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    const { status } = c.res;
    const route = c.get('route');
    const method = METHODS.has(c.req.method) ? c.req.method : 'other';
    took.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds);
    log.debug(
      { requestId: c.get('requestId'), route, method, status, ms: Math.round(seconds * 1000) },
      'answered',
    );
  };
}

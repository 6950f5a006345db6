import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import type { Tracing } from './tracing.ts';

type Environment = Record<string, string | undefined>;

/** By OpenTelemetry's own variables. Undefined, and nothing is loaded, while no collector is named. */
export async function openTracing(env: Environment): Promise<Tracing | undefined> {
  const endpoint = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const off = env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none';
  if (!endpoint || off) return undefined;
  const { startTracing } = await import('./start-tracing.server.ts');
  return startTracing(env);
}

export const traceRequests =
  (tracing: Tracing): MiddlewareHandler<AppEnv> =>
  (c, next) =>
    tracing.request(
      {
        method: c.req.method,
        route: c.get('route'),
        requestId: c.get('requestId'),
        traceparent: c.req.header('traceparent'),
      },
      async () => {
        await next();
        return c.res.status;
      },
    );

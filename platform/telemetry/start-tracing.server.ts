import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { appVersion } from '#platform/app-version.server.ts';
import { samplerOf } from './sampler-of.server.ts';
import type { Tracing } from './tracing.ts';
import { traceCalls } from './trace-calls.server.ts';

/** Sends spans to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; the exporter reads that and its kin itself. */
export function startTracing(env: Record<string, string | undefined>): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'biolife', 'service.version': appVersion }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('biolife', appVersion);
  const current = new AsyncLocalStorage<Context>();
  const stopCalls = traceCalls(tracer, () => current.getStore());

  return {
    async request({ method, route, requestId, traceparent }, answer) {
      const parent = traceparent === undefined ? ROOT_CONTEXT : contextOf(traceparent);
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'biolife.request_id': requestId,
          },
        },
        parent,
      );
      try {
        const status = await current.run(trace.setSpan(parent, span), answer);
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    },
    async stop() {
      stopCalls();
      await provider.shutdown();
    },
  };
}

const propagator = new W3CTraceContextPropagator();

/** What is no trace of the standard's form begins a new one. */
const contextOf = (traceparent: string): Context =>
  propagator.extract(
    ROOT_CONTEXT,
    { traceparent },
    {
      keys: () => ['traceparent'],
      get: (_carrier, key) => (key === 'traceparent' ? traceparent : undefined),
    },
  );

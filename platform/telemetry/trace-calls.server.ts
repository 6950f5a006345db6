import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';

/** A request as Node's own fetch tells of it. */
interface SentRequest {
  origin: string | URL;
  method: string;
}

/** Spans of calls that a request makes by fetch: to whom and how it went, never what. Returns how to stop. */
export function traceCalls(tracer: Tracer, contextNow: () => Context | undefined): () => void {
  const spans = new WeakMap<SentRequest, Span>();
  const onCreate = (message: unknown) => {
    const parent = contextNow();
    const request = requestIn(message);
    if (!parent || !request) return;
    const { hostname, port } = new URL(request.origin);
    const span = tracer.startSpan(
      `${request.method} ${hostname}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          'http.request.method': request.method,
          'server.address': hostname,
          ...(port && { 'server.port': Number(port) }),
        },
      },
      parent,
    );
    spans.set(request, span);
  };
  const onHeaders = (message: unknown) => {
    const status = statusIn(message);
    const span = spanOf(message);
    if (!span || status === undefined) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const onDone = (message: unknown) => spanOf(message)?.end();
  const onError = (message: unknown) => {
    const span = spanOf(message);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const spanOf = (message: unknown) => {
    const request = requestIn(message);
    return request && spans.get(request);
  };

  const channels = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:trailers', onDone],
    ['undici:request:error', onError],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}

function requestIn(message: unknown): SentRequest | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  const { request } = message;
  return isSent(request) ? request : undefined;
}

const isSent = (request: unknown): request is SentRequest =>
  typeof request === 'object' && request !== null && 'origin' in request && 'method' in request;

function statusIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('response' in message)) return undefined;
  const { response } = message;
  return typeof response === 'object' &&
    response !== null &&
    'statusCode' in response &&
    typeof response.statusCode === 'number'
    ? response.statusCode
    : undefined;
}

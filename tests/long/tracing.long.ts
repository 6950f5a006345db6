import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startStore } from '../../scripts/store-process.ts';

/** As the protocol sends spans, as far as is looked at here. */
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('spans of requests reach the collector that the standard’s variable names, with no word of a visitor', async () => {
  const received: unknown[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push([request.url, request.headers['x-key'], body]);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const store = await startStore({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_SERVICE_NAME: 'our-store',
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await fetch(`${store.url}/product/biosilver?from=a-private-word`, { headers });
  // Nobody asked for a trace of this one.
  await fetch(`${store.url}/shop`);
  await store.stop();
  collector.close();

  expect(received.every((one) => Array.isArray(one) && one[0] === '/v1/traces')).toBe(true);
  expect(JSON.stringify(received)).toContain('of-the-collector');
  expect(JSON.stringify(received)).not.toMatch(/a-private-word|biosilver/);
  const all = received.flatMap((one) => sent.parse(Array.isArray(one) ? one[2] : undefined).resourceSpans);
  expect(all[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'our-store' },
  });
  const spans = all.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: those }) => those));
  const names = spans.map(({ name }) => name);
  expect(names).toContain('GET /product/:handle');
  expect(names).not.toContain('GET /shop');
  // The embedded shop is asked as a live one would be.
  expect(names).toContain('POST 127.0.0.1');
  for (const span of spans) expect(span.traceId).toBe(traceId);
});

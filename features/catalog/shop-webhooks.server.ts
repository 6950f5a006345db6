import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from '#platform/config/config.server.ts';
import type { CatalogService } from './catalog-service.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** A product with two thousand variants comes whole. */
const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Topics that change what the store shows; others are taken and change nothing. */
const TOPICS =
  /^(products|collections|collection_listings|product_listings|inventory_levels|inventory_items)\//;

/** What the commerce platform calls when something changed (docs/product/catalog.md#webhooks). */
export function shopWebhooks(
  { catalog, log }: { catalog: Pick<CatalogService, 'changed'>; log: Pick<Logger, 'warn' | 'info'> },
  { shopify }: Pick<Config, 'shopify'>,
): Hono<AppEnv> {
  // What the platform signs with; without it nobody can call.
  const secret = shopify?.webhookSecret;
  const app = new Hono<AppEnv>();
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json({ error: 'too-large' }, 413) });
  app.post('/webhooks/shopify', limit, async (c) => {
    if (secret === undefined) return c.json({ error: 'not-connected' }, 404);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (!isSigned(body, c.req.header('X-Shopify-Hmac-Sha256') ?? '', secret)) {
      log.warn({ requestId: c.get('requestId') }, 'a webhook without the right signature was refused');
      return c.json({ error: 'wrong-signature' }, 401);
    }
    const topic = c.req.header('X-Shopify-Topic') ?? '';
    if (TOPICS.test(topic)) {
      log.info({ topic: topic.slice(0, 60) }, 'the shop says that something changed');
      // The platform waits for no more than the answer.
      void catalog.changed();
    }
    return c.json({ ok: true });
  });
  return app;
}

/** Base64 of the HMAC-SHA256 of the body as it came. */
function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

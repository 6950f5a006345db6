import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { EmbeddedStorefront } from '#integrations/storefront/embedded/embedded-storefront.ts';

/** The longest cart of 250 lines takes about 25 KB. */
const MAX_BODY_BYTES = 64 * 1024;

/** Where the embedded storefront's API answers, for a version such as 2025-07. */
export function embeddedApiPath(version: string): string {
  return `/embedded/api/${version}/graphql.json`;
}

/** The embedded storefront's API, at the path that a shop's own domain would have it, under /embedded. */
export function embeddedStorefrontRoutes(storefront: Pick<EmbeddedStorefront, 'handle'>): Hono {
  const app = new Hono();
  app.use(
    embeddedApiPath(':version'),
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json({ errors: 'Payload Too Large' }, 413) }),
  );
  app.all(embeddedApiPath(':version'), (c) => storefront.handle(c.req.raw));
  return app;
}

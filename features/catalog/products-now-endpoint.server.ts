import { Hono } from 'hono';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import { findProductsNow, productsNowRequest } from './find-products-now.server.ts';

/** What carts and lists ask when they are shown: their prices are a memory. */
export function productsNowEndpoint({ catalog, log }: Pick<Services, 'catalog' | 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/products-now', async (c) => {
    const request = productsNowRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!request.success)
      return c.json({ error: 'invalid', message: 'products must name what is asked for.' }, 400);
    const products = await findProductsNow(catalog, request.data.products).catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'prices could not be read');
      return undefined;
    });
    if (!products) return c.json({ error: 'unavailable' }, 503, { 'Retry-After': '30' });
    return c.json({ products }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { type Context, Hono } from 'hono';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** What the page's script asks about its session. Pages themselves are the same for everybody. */
export function accountEndpoints({ accounts, orders, limits, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  const answer = async (c: Context, options: { extend: boolean }) => {
    const { view, cookies } = await accounts.sessionView(c.req.raw.headers, options);
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
    return c.json(view, 200, { 'Cache-Control': 'no-store' });
  };
  app.get('/api/session', (c) => answer(c, { extend: false }));
  // Writes, so that looking never does: the session runs on for another week.
  app.post('/api/session', (c) => answer(c, { extend: true }));

  app.get('/api/account-data', async (c) => {
    c.header('Cache-Control', 'no-store');
    const viewer = await accounts.viewerOf(c.req.raw.headers);
    if (!viewer) return refuse(c, 401, { code: 'signed-out', message: 'Please log in first.' });
    const history = await orders.historyOf(viewer);
    const held = await accounts.exportData({
      viewer,
      orders: history.state === 'orders' ? history.orders : history.state === 'unlinked' ? [] : null,
    });
    c.header('Content-Disposition', 'attachment; filename="biolife-account.json"');
    c.header('Content-Type', 'application/json; charset=utf-8');
    return c.body(JSON.stringify(held, null, 2));
  });

  // Whose orders: the session says it, and nothing that is sent.
  app.post('/functions/v1/fetch-shopify-orders', async (c) => {
    c.header('Cache-Control', 'no-store');
    const viewer = await accounts.viewerOf(c.req.raw.headers);
    if (!viewer) return c.json({ error: 'Please log in first.' }, 401);
    const wait = await limits.orders.consume(viewer.id);
    if (wait !== undefined)
      return c.json({ error: TOO_MANY_REQUESTS }, 429, {
        'Retry-After': String(wait),
      });
    try {
      return c.json({ orders: await orders.ordersOf(viewer) });
    } catch (error) {
      log.error({ err: error, requestId: c.get('requestId') }, 'orders could not be read');
      return c.json({ error: 'Failed to load order history' }, 502);
    }
  });

  return app;
}

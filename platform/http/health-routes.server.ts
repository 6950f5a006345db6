import { Hono } from 'hono';
import type { OpenDatabase } from '#platform/db/open-database.server.ts';

/** /healthz: the process answers, and which version it is. /readyz: it can serve, its database too, and there is room to write; 503 while it can't, or while it is stopping. */
export function healthRoutes(
  services: { database: Pick<OpenDatabase, 'ping' | 'expectRoom'> },
  state: { stopping: boolean },
  version: string,
): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok', version }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const problems: string[] = [];
    if (state.stopping) problems.push('stopping');
    const { database } = services;
    const answers = await database.ping().then(
      () => true,
      () => problems.push('database') === 0,
    );
    if (answers) await database.expectRoom().catch(() => problems.push('disk'));
    return c.json({ status: problems.length ? 'unavailable' : 'ok', problems }, problems.length ? 503 : 200, {
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

import { Hono } from 'hono';
import { findQuizProducts } from './find-quiz-products.server.ts';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** What the quiz asks when it is opened. */
export function quizEndpoint({ catalog, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // All that the quiz can name, whatever was answered: the answers stay in the browser.
  app.get('/api/quiz-products', async (c) => {
    const answer = await findQuizProducts(catalog).catch((error: unknown) => {
      log.error({ err: error, requestId: c.get('requestId') }, 'quiz products failed');
      return undefined;
    });
    if (!answer) return c.json({ error: 'unavailable' }, 503, { 'Retry-After': '30' });
    return c.json(answer, 200, { 'Cache-Control': 'public, max-age=60' });
  });
  return app;
}

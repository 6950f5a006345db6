import { Hono } from 'hono';
import { answerFromCatalog } from '#features/catalog/answer-from-catalog.server.ts';
import { findQuizProducts } from './find-quiz-products.server.ts';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';

/** What the quiz asks when it is opened. */
export function quizEndpoint({ catalog, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // All that the quiz can name, whatever was answered: the answers stay in the browser.
  app.get('/api/quiz-products', (c) =>
    answerFromCatalog(c, findQuizProducts(catalog), {
      log,
      failure: 'quiz products failed',
      cache: 'public, max-age=60',
    }),
  );
  return app;
}

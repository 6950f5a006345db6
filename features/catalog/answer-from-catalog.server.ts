import type { Context } from 'hono';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';

/** What an endpoint asked the catalog for; while it cannot be reached a 503, logged as `failure`. */
export async function answerFromCatalog(
  c: Context<AppEnv>,
  asked: Promise<object>,
  { log, failure, cache }: { log: Logger; failure: string; cache: string },
): Promise<Response> {
  try {
    return c.json(await asked, 200, { 'Cache-Control': cache });
  } catch (error) {
    log.error({ err: error, requestId: c.get('requestId') }, failure);
    return refuse(
      c,
      503,
      {
        code: 'unavailable',
        message: 'We cannot reach our catalog right now. Please try again in a moment.',
      },
      { 'Retry-After': '30' },
    );
  }
}

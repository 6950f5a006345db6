import { Hono } from 'hono';
import { prayerModal } from '#content/campaign-texts.ts';
import type { PrayerAnswer } from './prayer-answer.ts';
import type { Services } from '#features/services.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { limited } from '#platform/http/limited.server.ts';

/** What the windows that open by themselves ask for. The giveaway's own form is a page (features/giveaway/giveaway.page.tsx). */
export function campaignEndpoints(services: Services, options: { trustedProxies: number }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { campaigns, giveaway, limits, log } = services;

  // Asked just before a window opens: by the server's clock, and never out of a cache.
  app.get('/api/campaigns', (c) => {
    const { season: _season, announcement: _announcement, ...asking } = campaigns.facts();
    return c.json(asking, 200, { 'Cache-Control': 'no-store' });
  });

  app.post('/api/prayer-signup', limited(limits.prayer, options), async (c) => {
    const sent: unknown = await c.req.json().catch(() => undefined);
    const closed = () => refuse(c, 409, { code: 'closed', message: prayerModal.ended.description });
    // Without mail nobody could confirm: what cannot come is not promised.
    if (!services.store.mails) return closed();
    try {
      const result = await giveaway.signUpForPrayers(sent);
      if (result.ok) return c.json({ ok: true } satisfies PrayerAnswer);
      if (result.reason === 'closed') return closed();
      const { description: message } = prayerModal.failure;
      return refuse(c, 422, { code: 'invalid', message, fields: result.fieldErrors });
    } catch (error) {
      log.error({ err: error, requestId: c.get('requestId') }, 'a prayer signup could not be taken');
      return refuse(c, 500, { code: 'failed', message: prayerModal.failure.description });
    }
  });

  return app;
}

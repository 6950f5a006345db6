import { Hono } from 'hono';
import { NEWSLETTER_NOT_YET } from './newsletter-texts.ts';
import { newsletterFields } from './newsletter.fields.ts';
import type { Services } from '#features/services.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { TOO_MANY_REQUESTS } from '#platform/http/too-many-requests.ts';
import { addressOf } from '#platform/http/request-context.server.ts';

/** Every box of the store that asks for an address: 200, 422 for what is no address, 409 while no mail leaves, 429 with Retry-After. */
export function newsletterEndpoint(services: Services, options: { trustedProxies: number }): Hono {
  const app = new Hono();
  app.post('/api/newsletter', async (c) => {
    const input: unknown = await c.req.json().catch(() => undefined);
    const visitor = { address: addressOf(c, options.trustedProxies) };
    const result = await services.newsletter.subscribe(input, visitor);
    c.header('Cache-Control', 'no-store');
    if (result.ok) return c.json({ ok: true });
    if (result.reason === 'invalid')
      return refuse(c, 422, {
        code: 'invalid',
        message: newsletterFields.email.missing,
        fields: { email: newsletterFields.email.missing },
      });
    if (result.reason === 'no-mail') return refuse(c, 409, { code: 'no-mail', message: NEWSLETTER_NOT_YET });
    return refuse(
      c,
      429,
      { code: 'too-many', message: TOO_MANY_REQUESTS },
      { 'Retry-After': String(result.wait) },
    );
  });
  return app;
}

import { type Context, Hono } from 'hono';
import { confirmationBody, notificationBody } from './entry.schema.ts';
import { may } from '#features/accounts/permissions.ts';
import type { AccountService } from '#features/accounts/account-service.server.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import type { GiveawayService } from './giveaway-service.server.ts';

const NOT_KEPT = { 'Cache-Control': 'no-store' };

interface GiveawayFunctionParts {
  accounts: Pick<AccountService, 'viewerOf'>;
  giveaway: Pick<GiveawayService, 'sendNotification' | 'sendConfirmation'>;
}

/** The two mail functions of docs/product/giveaway.md#endpoints. The store sends these mails itself with each entry; from outside only an administrator may. */
export function giveawayFunctions({ accounts, giveaway }: GiveawayFunctionParts): Hono {
  const app = new Hono();

  const forAdministrators = (path: string, run: (c: Context, viewer: Viewer) => Promise<Response>) =>
    app.post(path, async (c) => {
      const viewer = await accounts.viewerOf(c.req.raw.headers);
      if (!viewer) return c.json({ error: 'signed-out', message: 'Please sign in.' }, 401, NOT_KEPT);
      if (!may(viewer.role, 'campaigns.change'))
        return c.json({ error: 'not-admin', message: 'Only administrators can do this.' }, 403, NOT_KEPT);
      return run(c, viewer);
    });
  const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);
  const invalid = (c: Context, message = 'The body is not as it should be.') =>
    c.json({ error: 'invalid', message }, 400, NOT_KEPT);

  forAdministrators('/functions/v1/send-giveaway-notification', async (c, { email: actor }) => {
    const body = notificationBody.safeParse(await bodyOf(c));
    if (!body.success) return invalid(c, body.error.issues[0]?.message);
    await giveaway.sendNotification(actor, body.data);
    return c.json({ success: true }, 200, NOT_KEPT);
  });

  forAdministrators('/functions/v1/send-entrant-confirmation', async (c, { email: actor }) => {
    const body = confirmationBody.safeParse(await bodyOf(c));
    if (!body.success) return invalid(c, body.error.issues[0]?.message);
    if (!(await giveaway.sendConfirmation(actor, body.data)))
      return c.json({ error: 'not-found', message: 'Nobody entered with this address.' }, 404, NOT_KEPT);
    return c.json({ success: true }, 200, NOT_KEPT);
  });

  return app;
}

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '#platform/forms/max-email-length.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { limited } from '#platform/http/limited.server.ts';
import { refuse } from '#platform/http/refuse.server.ts';
import { sameText } from '#platform/http/same-text.server.ts';
import type { AppEnv } from '#platform/http/request-context.server.ts';
import type { Limiter } from '#platform/limits/create-limiter.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { suppressAddress } from './suppress-address.server.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** Providers send what gathered in some seconds together. */
const MAX_REPORTS = 500;

const report = z.object({
  address: z.email('Enter a mail address').max(MAX_EMAIL_LENGTH),
  kind: z.enum(['bounce', 'complaint'], 'Say bounce or complaint'),
});
const reports = z.union([report, z.array(report).min(1).max(MAX_REPORTS)]);

const reasons = { bounce: 'bounced', complaint: 'complained' } as const;

interface ReportParts {
  db: Db;
  log: Pick<Logger, 'warn' | 'info'>;
  limits: { mailReports: Limiter };
}

/** What the mail provider calls when a mail came back later, or somebody complained of one (docs/product/mail.md#reports). */
export function mailReports(
  { db, log, limits }: ReportParts,
  { mailWebhookSecret: secret, trustedProxies }: Pick<Config, 'mailWebhookSecret' | 'trustedProxies'>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const body = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => refuse(c, 413, { code: 'too-large', message: 'That was too much at once.' }),
  });
  app.post('/webhooks/mail', limited(limits.mailReports, { trustedProxies }), body, async (c) => {
    if (secret === undefined)
      return refuse(c, 404, { code: 'off', message: 'MAIL_WEBHOOK_SECRET is not set.' });
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!sameText(given, secret)) {
      log.warn({ requestId: c.get('requestId') }, 'a mail report without the right secret was refused');
      return refuse(
        c,
        401,
        { code: 'wrong-secret', message: 'The secret of MAIL_WEBHOOK_SECRET is needed.' },
        { 'WWW-Authenticate': 'Bearer' },
      );
    }
    const read = reports.safeParse(parsed(await c.req.text()));
    if (!read.success)
      return refuse(c, 422, {
        code: 'invalid',
        message: 'Send { "address": "…", "kind": "bounce" or "complaint" }, or a list of these.',
      });
    const told = Array.isArray(read.data) ? read.data : [read.data];
    await db.transaction(async (tx) => {
      for (const { address, kind } of told) await suppressAddress(tx, { address, reason: reasons[kind] });
    });
    log.info({ reports: told.length }, 'the mail provider reported addresses that take no mail');
    return c.json({ ok: true });
  });
  return app;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

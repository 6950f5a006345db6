import type { MailTransport } from '#integrations/mail/mail-transport.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Config } from '#platform/config/config.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { createOutbox, type Outbox } from './outbox.server.ts';
import { createOutboxTransport } from './outbox-transport.server.ts';

interface OpenMail {
  transport: MailTransport;
  /** Only where everybody may read it: in a demo without SMTP. */
  outbox: Outbox | undefined;
}

/** SMTP where it is configured, otherwise the outbox. */
export async function openMail(
  db: Db,
  { config, clock }: { config: Pick<Config, 'smtp' | 'live'>; clock: Clock },
): Promise<OpenMail> {
  if (config.smtp) {
    const { createSmtpTransport } = await import('#integrations/mail/smtp-transport.ts');
    return { transport: createSmtpTransport(config.smtp), outbox: undefined };
  }
  return {
    transport: createOutboxTransport(db, { now: () => clock.now() }),
    outbox: config.live ? undefined : createOutbox(db),
  };
}

import { type MailTransport, refuseForgedHead } from '#integrations/mail/mail-transport.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { mailOutbox } from './mail.table.server.ts';

/** Of a store without SMTP: mails are kept where /dev/mail shows them. A second try of one mail changes nothing. */
export function createOutboxTransport(db: Db, options: { now: () => Date }): MailTransport {
  return {
    async send(mail) {
      refuseForgedHead(mail);
      const { id, to, replyTo, subject, html, text, headers } = mail;
      await db
        .insert(mailOutbox)
        .values({
          id,
          recipient: to,
          subject,
          html,
          text,
          headers: { ...(replyTo !== undefined && { 'Reply-To': replyTo }), ...headers },
          createdAt: options.now(),
        })
        .onConflictDoNothing();
    },
    close: () => undefined,
  };
}

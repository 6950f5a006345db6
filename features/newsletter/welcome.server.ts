import type { MailService } from '#features/mail/mail-service.server.ts';
import type { JobWriter } from '#platform/jobs/jobs.server.ts';
import { unsubscribeUrl } from './newsletter-links.server.ts';
import type { newsletterSubscribers } from './newsletter.table.server.ts';

interface Welcome {
  subscriber: Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'email' | 'list'>;
  mail: MailService;
  storeUrl: string;
  /** Of a first order; undefined where none is promised. */
  code: string | undefined;
}

/** Mails who is subscribed what the newsletter promised. The prayer updates promise nothing but themselves. */
export async function welcome(
  tx: JobWriter,
  { subscriber: { id, email, list }, mail, storeUrl, code }: Welcome,
): Promise<void> {
  if (list !== 'newsletter') return;
  await mail.send(tx, {
    template: 'newsletter-welcome',
    to: email,
    code,
    unsubscribeUrl: unsubscribeUrl(storeUrl, id, list),
  });
}

import { z } from 'zod';
import { emailKey } from '#platform/mail/email-key.ts';
import { isNewsletterSource, isSubscribable } from './newsletter.schema.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Limits } from '#features/limits.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { confirmSubscription } from './confirm-subscription.server.ts';
import { type Confirmation, findConfirmation } from './find-confirmation.server.ts';
import { subscribe } from './subscribe.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';

/** The same for every address, known or not. */
export type SubscribeResult =
  | { ok: true }
  | { ok: false; reason: 'invalid' }
  /** No mail leaves, so nobody could confirm. */
  | { ok: false; reason: 'no-mail' }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

export interface NewsletterService {
  /** `input` is what was sent: `email`, and `source`, where the box stands. */
  subscribe(input: unknown, visitor: { address: string }): Promise<SubscribeResult>;
  /** For who left an address with the prayers: asks by mail, as often as an inbox bears. */
  subscribeToPrayers(who: { email: string; name: string }): Promise<void>;
  /** Looks at a mailed link and changes nothing. */
  confirmation(token: string): Promise<Confirmation>;
  confirm(token: string): Promise<Exclude<Confirmation, 'open'>>;
  unsubscribe(id: string): Promise<void>;
}

interface NewsletterParts {
  mail: MailService;
  clock: Clock;
  limits: Pick<Limits, 'newsletter' | 'newsletterMail'>;
  storeUrl: string;
  /** Mail reaches people, or the demo's outbox. */
  mails: boolean;
  /** Of a first order; undefined where none is promised. */
  code: () => string | undefined;
}

const form = z.object({
  email: z.string().trim().refine(isSubscribable).pipe(z.email()),
  source: z.unknown().transform((source) => (isNewsletterSource(source) ? source : 'newsletter')),
});

export function createNewsletter(
  db: Db,
  { mail, clock, limits, storeUrl, mails, code }: NewsletterParts,
): NewsletterService {
  const ask = async (email: string, asked: Parameters<typeof subscribe>[1]['asked']) => {
    // An inbox that was asked often enough today is left alone; who asks is told nothing of it.
    if ((await limits.newsletterMail.consume(emailKey(email))) !== undefined) return;
    await subscribe(db, { email, asked, mail, storeUrl, code: code(), now: clock.now() });
  };
  return {
    async subscribe(input, { address }) {
      const wait = await limits.newsletter.consume(address);
      if (wait !== undefined) return { ok: false, reason: 'limited', wait };
      const asked = form.safeParse(input);
      if (!asked.success) return { ok: false, reason: 'invalid' };
      if (!mails) return { ok: false, reason: 'no-mail' };
      const { email, source } = asked.data;
      await ask(email, { list: 'newsletter', source });
      return { ok: true };
    },
    subscribeToPrayers: ({ email, name }) => ask(email, { list: 'prayer', name }),
    confirmation: (token) => findConfirmation(db, { token, now: clock.now() }),
    confirm: (token) => confirmSubscription(db, { token, mail, storeUrl, code: code(), now: clock.now() }),
    unsubscribe: (id) => unsubscribe(db, { id, now: clock.now() }),
  };
}

import { z } from 'zod';
import { emailKey } from '#domain/checkout/email-key.ts';
import { isNewsletterSource, isSubscribable } from '#domain/newsletter/newsletter-form.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Limits } from '../limits/create-limits.ts';
import type { MailService } from '../mail/mail-service.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { type Confirmation, findConfirmation } from './find-confirmation.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The same for every address, known or not. */
export type SubscribeResult =
  | { ok: true }
  | { ok: false; reason: 'invalid' }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

export interface NewsletterService {
  /** `input` is what was sent: `email`, and `source`, where the box stands. */
  subscribe(input: unknown, visitor: { address: string }): Promise<SubscribeResult>;
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
}

const form = z.object({
  email: z.string().trim().refine(isSubscribable).pipe(z.email()),
  source: z.unknown().transform((source) => (isNewsletterSource(source) ? source : 'newsletter')),
});

export function createNewsletter(
  db: Db,
  { mail, clock, limits, storeUrl }: NewsletterParts,
): NewsletterService {
  return {
    async subscribe(input, { address }) {
      const wait = await limits.newsletter.consume(address);
      if (wait !== undefined) return { ok: false, reason: 'limited', wait };
      const asked = form.safeParse(input);
      if (!asked.success) return { ok: false, reason: 'invalid' };
      const { email, source } = asked.data;
      // An inbox that was asked often enough today is left alone; who asks is told nothing of it.
      if ((await limits.newsletterMail.consume(emailKey(email))) === undefined)
        await subscribe(db, { email, source, mail, storeUrl, now: clock.now() });
      return { ok: true };
    },
    confirmation: (token) => findConfirmation(db, { token, now: clock.now() }),
    confirm: (token) => confirmSubscription(db, { token, mail, storeUrl, now: clock.now() }),
    unsubscribe: (id) => unsubscribe(db, { id, now: clock.now() }),
  };
}

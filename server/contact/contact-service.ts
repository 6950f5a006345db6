import { contactTopics } from '#content/contact.ts';
import { emailKey } from '#domain/checkout/email-key.ts';
import { checkContactForm, type ContactErrors } from '#domain/contact/contact-form.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Limits } from '../limits/create-limits.ts';
import type { MailService } from '../mail/mail-service.ts';
import { readStoreInbox } from '../settings/read-store-inbox.ts';
import { receiveContactMessage } from './receive-contact-message.ts';

export type ContactResult =
  | { ok: true }
  | { ok: false; reason: 'fields'; errors: ContactErrors }
  /** Seconds to wait. */
  | { ok: false; reason: 'limited'; wait: number };

export interface ContactService {
  /** `input` is the form as it was sent, `visitor` whose limit counts. */
  receive(input: unknown, visitor: { address: string }): Promise<ContactResult>;
}

interface ContactParts {
  mail: MailService;
  clock: Clock;
  limits: Pick<Limits, 'contact' | 'contactCopy'>;
  mailFrom: string | undefined;
}

export function createContact(db: Db, { mail, clock, limits, mailFrom }: ContactParts): ContactService {
  return {
    async receive(input, { address }) {
      const checked = checkContactForm(
        input,
        contactTopics.map(({ value }) => value),
      );
      if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.errors };
      const { form } = checked;
      const wait =
        (await limits.contact.consume(address)) ?? (await limits.contactCopy.consume(emailKey(form.email)));
      if (wait !== undefined) return { ok: false, reason: 'limited', wait };
      await receiveContactMessage(db, {
        form,
        mail,
        inbox: (tx) => readStoreInbox(tx, { mailFrom }),
        now: clock.now(),
      });
      return { ok: true };
    },
  };
}

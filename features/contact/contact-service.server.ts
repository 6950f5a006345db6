import { contactTopics } from './contact-texts.ts';
import { emailKey } from '#platform/mail/email-key.ts';
import { checkContactForm, type ContactErrors } from './contact.schema.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Limits } from '#features/limits.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { readStoreInbox } from '#features/store/read-store-inbox.server.ts';
import { receiveContactMessage } from './receive-contact-message.server.ts';

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
      if (!checked.ok) return { ok: false, reason: 'fields', errors: checked.fieldErrors };
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

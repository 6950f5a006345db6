import { contactTopics } from './contact-texts.ts';
import type { ContactForm } from './contact.schema.ts';
import { digestSince } from '#features/store/daily-digest.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { contactMessages } from './contact.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';

interface Received {
  form: ContactForm;
  mail: MailService;
  /** Where the store reads its mail. */
  inbox: (db: Pick<Db, 'select'>) => Promise<string>;
  now: Date;
}

/** Keeps a message, mails it to the store, and a copy to who wrote: all of it or nothing. */
export async function receiveContactMessage(db: Db, { form, mail, inbox, now }: Received): Promise<void> {
  const { name, email, topic } = form;
  const message = form.order ? `Order: ${form.order}\n\n${form.message}` : form.message;
  const label = contactTopics.find(({ value }) => value === topic)?.label ?? topic;
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(contactMessages)
      .values({ name, email, topic, message, createdAt: now })
      .returning({ id: contactMessages.id });
    const facts = { name, topic: label, message };
    // Else it is told of in the morning.
    if ((await digestSince(tx)) === undefined)
      await mail.send(tx, { template: 'contact-received', to: await inbox(tx), email, ...facts });
    await mail.send(tx, { template: 'contact-copy', to: email, thread: kept?.id, ...facts });
  });
}

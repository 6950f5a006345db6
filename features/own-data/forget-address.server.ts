import { eq, sql } from 'drizzle-orm';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { deleteMailsNaming } from '#features/mail/mails-naming.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { AlsoForgotten } from '#features/accounts/also-held.ts';
import type { Db } from '#platform/db/open-database.server.ts';

/** How much of each went. */
export interface Forgotten {
  messages: number;
  subscriptions: number;
  entries: number;
  mails: number;
}

/** Deletes what somebody gave the store under an address without being signed in, and the mails to and about them. `key` as of `emailKey`. */
export async function forgetAddress(
  tx: Pick<Db, 'delete' | 'execute'>,
  key: string,
  also: AlsoForgotten = { entries: true, subscription: true },
): Promise<Forgotten> {
  const messages = await tx
    .delete(contactMessages)
    .where(eq(sql`lower(trim(${contactMessages.email}))`, key))
    .returning({ id: contactMessages.id });
  const subscriptions = also.subscription
    ? await tx
        .delete(newsletterSubscribers)
        .where(eq(newsletterSubscribers.emailKey, key))
        .returning({ id: newsletterSubscribers.id })
    : [];
  const entries = also.entries
    ? await tx
        .delete(kiaGiveawayEntries)
        .where(eq(kiaGiveawayEntries.emailKey, key))
        .returning({ id: kiaGiveawayEntries.id })
    : [];
  return {
    messages: messages.length,
    subscriptions: subscriptions.length,
    entries: entries.length,
    mails: await deleteMailsNaming(tx, key),
  };
}

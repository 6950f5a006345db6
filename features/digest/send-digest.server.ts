import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { contactTopics } from '#features/contact/contact-texts.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { holdDigestSince, setDigestSince } from '#features/store/daily-digest.server.ts';
import { readStoreInbox } from '#features/store/read-store-inbox.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';

export interface DigestParts {
  clock: Clock;
  mail: Pick<MailService, 'send'>;
  mailFrom: string | undefined;
  storeUrl: string;
}

/** Longer than a message takes from its moment to its commit. */
const IN_FLIGHT_MS = 10_000;
/** Of more the mail says how many. */
const MESSAGES_NAMED = 20;

/** Mails the store what came since the last digest, once: mail and mark are one transaction. Nothing came, nothing is mailed. False: the owner wants none. */
export async function sendDigest(db: Db, { clock, mail, mailFrom, storeUrl }: DigestParts): Promise<boolean> {
  return db.transaction(async (tx) => {
    const since = await holdDigestSince(tx);
    if (!since) return false;
    // What is being written at this moment comes with the next one.
    const until = new Date(clock.now().getTime() - IN_FLIGHT_MS);
    if (until <= since) return true;
    const messages = await tx
      .select({ name: contactMessages.name, topic: contactMessages.topic })
      .from(contactMessages)
      .where(and(gt(contactMessages.createdAt, since), lte(contactMessages.createdAt, until)))
      .orderBy(asc(contactMessages.createdAt));
    const entries = await tx
      .select({ campaign: campaigns.name, total: count() })
      .from(kiaGiveawayEntries)
      .innerJoin(campaigns, eq(campaigns.id, kiaGiveawayEntries.campaignId))
      .where(
        and(
          eq(campaigns.kind, 'giveaway'),
          gt(kiaGiveawayEntries.createdAt, since),
          lte(kiaGiveawayEntries.createdAt, until),
        ),
      )
      .groupBy(campaigns.name)
      .orderBy(asc(campaigns.name));
    if (messages.length > 0 || entries.length > 0)
      await mail.send(tx, {
        template: 'store-digest',
        to: await readStoreInbox(tx, { mailFrom }),
        messages: messages
          .slice(0, MESSAGES_NAMED)
          .map(({ name, topic }) => ({ name, topic: labelOf(topic) })),
        messageCount: messages.length,
        entries,
        since: since.toISOString(),
        url: `${storeUrl}/account/messages`,
      });
    await setDigestSince(tx, until);
    return true;
  });
}

const labelOf = (topic: string) => contactTopics.find(({ value }) => value === topic)?.label ?? topic;

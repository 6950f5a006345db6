import { desc, eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import { campaignFacts } from '#features/campaigns/campaign-facts.ts';
import type { ConfirmationBody, NotificationBody } from './entry.schema.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import { listCampaigns } from '#features/campaigns/list-campaigns.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { readStoreInbox } from '#features/store/read-store-inbox.server.ts';
import type { EntryParts } from './enter-giveaway.server.ts';

/** What the store does by itself with each entry, asked for once more by an administrator; logged like every other act of theirs. */

/** Tells the owner's inbox of an entry. */
export async function sendNotificationAgain(
  db: Db,
  { clock, mail, mailFrom }: EntryParts,
  { actor, body }: { actor: string; body: NotificationBody },
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await listCampaigns(tx);
    const { giveaway } = campaignFacts(known, clock.now());
    const campaign = known.find(({ id }) => id === giveaway?.id)?.name ?? 'Giveaway';
    await mail.send(tx, {
      template: 'giveaway-notification',
      to: await readStoreInbox(tx, { mailFrom }),
      campaign,
      ...body,
    });
    await recordActivity(tx, { actor, action: 'giveaway.notify', subject: emailKey(body.email) });
  });
}

/**
 * Confirms an entry or a prayer signup, whichever of that address is newer. Only to who is there: it is no way to write to strangers.
 * False when nobody is.
 */
export async function sendConfirmationAgain(
  db: Db,
  { clock, mail, subscribeToPrayers }: Pick<EntryParts, 'clock' | 'mail' | 'subscribeToPrayers'>,
  { actor, body: { name, email } }: { actor: string; body: ConfirmationBody },
): Promise<boolean> {
  const prayers = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ entry: kiaGiveawayEntries, campaign: campaigns })
      .from(kiaGiveawayEntries)
      .innerJoin(campaigns, eq(campaigns.id, kiaGiveawayEntries.campaignId))
      .where(eq(kiaGiveawayEntries.emailKey, emailKey(email)))
      .orderBy(desc(kiaGiveawayEntries.createdAt))
      .limit(1);
    if (!found) return undefined;
    const { kind, drawingAt, prizes } = found.campaign;
    const to = found.entry.email;
    const entered = kind === 'giveaway' && drawingAt;
    if (entered)
      await mail.send(tx, {
        template: 'giveaway-entry',
        to,
        name,
        prizes,
        drawingAt: drawingAt.toISOString(),
        drawingPassed: clock.now() > drawingAt,
      });
    await recordActivity(tx, { actor, action: 'giveaway.confirm', subject: emailKey(email) });
    return entered ? [] : [{ email: to, name }];
  });
  for (const who of prayers ?? []) await subscribeToPrayers(who);
  return prayers !== undefined;
}

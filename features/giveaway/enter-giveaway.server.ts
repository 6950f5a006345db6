import { eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import { campaignFacts, type GiveawayState } from '#features/campaigns/campaign-facts.ts';
import type { GiveawayEntry } from './entry.schema.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import { digestSince } from '#features/store/daily-digest.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import { readStoreInbox } from '#features/store/read-store-inbox.server.ts';

export interface EntryParts {
  clock: Clock;
  mail: Pick<MailService, 'send'>;
  /** The sender of the store's mails, if one is set: where the owner hears of entries unless another inbox was chosen. */
  mailFrom: string | undefined;
  /** Asks by mail whether somebody wants the prayer updates. */
  subscribeToPrayers: (who: { email: string; name: string }) => Promise<void>;
}

export type EntryResult = { ok: true; giveaway: GiveawayState } | { ok: false; reason: 'closed' };

/**
 * Enters somebody into the giveaway that runs, once: who is in already gets the same answer, and no second pair of mails. Row and
 * mails are one transaction. `meant` is the giveaway that the
 * form was shown for: another one takes no entry by it. The campaign is held as it is meanwhile, so that no entry slips in behind the end or a drawing.
 */
export async function enterGiveaway(
  db: Db,
  { clock, mail, mailFrom }: EntryParts,
  entry: GiveawayEntry,
  meant?: string,
): Promise<EntryResult> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(campaigns).where(eq(campaigns.kind, 'giveaway')).for('share');
    const known = rows.map(toCampaign);
    const { giveaway } = campaignFacts(known, clock.now());
    if (giveaway?.phase !== 'running' || (meant !== undefined && meant !== giveaway.id))
      return { ok: false, reason: 'closed' };

    const { name, email, phone, address } = entry;
    const [added] = await tx
      .insert(kiaGiveawayEntries)
      .values({
        campaignId: giveaway.id,
        name,
        email,
        emailKey: emailKey(email),
        phone,
        address,
        optedIn: true,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: kiaGiveawayEntries.id });
    if (added) {
      const campaign = known.find(({ id }) => id === giveaway.id)?.name ?? giveaway.id;
      const notice = { campaign, name, email, phone, address };
      // Else it is told of in the morning.
      if ((await digestSince(tx)) === undefined)
        await mail.send(tx, {
          template: 'giveaway-notification',
          to: await readStoreInbox(tx, { mailFrom }),
          ...notice,
        });
      await mail.send(tx, {
        template: 'giveaway-entry',
        to: email,
        name,
        prizes: [...giveaway.prizes],
        drawingAt: giveaway.drawingAt,
      });
    }
    return { ok: true, giveaway };
  });
}

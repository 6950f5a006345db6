import { eq } from 'drizzle-orm';
import { emailKey } from '#domain/checkout/email-key.ts';
import { runningPrayer } from '#domain/campaigns/campaign-facts.ts';
import { PRAYER_ADDRESS, type PrayerSignup } from '#domain/giveaway/entry-form.ts';
import { toCampaign } from '../campaigns/list-campaigns.ts';
import type { Db } from '../db/open-database.ts';
import { campaigns, kiaGiveawayEntries } from '../db/schema/index.ts';
import type { EntryParts } from './enter-giveaway.ts';

/** Keeps who wants updates and prayers, once a person, in the giveaway's table under a fixed address (engagement §3), and mails a confirmation. */
export async function signUpForPrayers(
  db: Db,
  { clock, mail }: Pick<EntryParts, 'clock' | 'mail'>,
  { name, email, phone }: PrayerSignup,
): Promise<{ ok: true } | { ok: false; reason: 'closed' }> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(campaigns).where(eq(campaigns.kind, 'prayer')).for('share');
    const campaign = runningPrayer(rows.map(toCampaign), clock.now());
    if (!campaign) return { ok: false, reason: 'closed' };
    const [added] = await tx
      .insert(kiaGiveawayEntries)
      .values({
        campaignId: campaign.id,
        name,
        email,
        emailKey: emailKey(email),
        phone,
        address: PRAYER_ADDRESS,
        optedIn: true,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: kiaGiveawayEntries.id });
    if (added) await mail.send(tx, { template: 'prayer-signup', to: email, name });
    return { ok: true };
  });
}

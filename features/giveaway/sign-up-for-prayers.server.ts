import { eq } from 'drizzle-orm';
import { emailKey } from '#platform/mail/email-key.ts';
import { runningPrayer } from '#features/campaigns/campaign-facts.ts';
import { PRAYER_ADDRESS, type PrayerSignup } from './entry.schema.ts';
import { toCampaign } from '#features/campaigns/list-campaigns.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from './giveaway.table.server.ts';
import type { EntryParts } from './enter-giveaway.server.ts';

/** Keeps who wants updates and prayers, once a person, in the giveaway's table under a fixed address (docs/product/newsletter.md#prayer-updates), and asks the address by mail. */
export async function signUpForPrayers(
  db: Db,
  { clock, subscribeToPrayers }: Pick<EntryParts, 'clock' | 'subscribeToPrayers'>,
  { name, email, phone }: PrayerSignup,
): Promise<{ ok: true } | { ok: false; reason: 'closed' }> {
  const taken = await db.transaction(async (tx) => {
    const rows = await tx.select().from(campaigns).where(eq(campaigns.kind, 'prayer')).for('share');
    const campaign = runningPrayer(rows.map(toCampaign), clock.now());
    if (!campaign) return false;
    await tx
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
      .onConflictDoNothing();
    return true;
  });
  if (!taken) return { ok: false, reason: 'closed' };
  // Afterwards: who finds that it failed sends the form again, and is asked then.
  await subscribeToPrayers({ email, name });
  return { ok: true };
}

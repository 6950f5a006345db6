import { and, count, eq, ne } from 'drizzle-orm';
import type { AlsoHeld } from '#features/accounts/also-held.ts';
import type { Viewer } from '#features/accounts/find-viewer.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';

/** What was given under the address without the account: theirs only once the address is proven. */
export async function findAlsoHeld(db: Db, { email, emailVerified }: Viewer): Promise<AlsoHeld> {
  if (!emailVerified) return { entries: 0, subscribed: false };
  const [entries] = await db
    .select({ total: count() })
    .from(kiaGiveawayEntries)
    .where(eq(kiaGiveawayEntries.emailKey, email));
  const [subscription] = await db
    .select({ status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.emailKey, email), ne(newsletterSubscribers.status, 'unsubscribed')));
  return { entries: entries?.total ?? 0, subscribed: subscription !== undefined };
}

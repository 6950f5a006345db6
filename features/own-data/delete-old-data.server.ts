import { and, eq, lt, or, isNull } from 'drizzle-orm';
import type { RetentionDays } from '#content/retention.ts';
import {
  adminInvitations,
  emailChanges,
  session,
  verification,
} from '#features/accounts/accounts.table.server.ts';
import { activityLog } from '#features/activity/activity.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { deleteOldEntries } from '#features/giveaway/delete-old-entries.server.ts';
import { deleteOldVersions } from '#features/knowledge/entry-versions.server.ts';
import { mailOutbox } from '#features/mail/mail.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { searches } from '#features/search/searches.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';

const DAY_MS = 24 * 3600 * 1000;

/** How much of each went. Chats have a job of their own. */
export type DeletedData = Record<Exclude<keyof RetentionDays, 'chats'>, number>;

/** Deletes what was kept for as long as the owner set, and what has ended by itself: sessions, links and invitations. */
export async function deleteOldData(
  db: Db,
  { days, now }: { days: RetentionDays; now: Date },
): Promise<DeletedData> {
  const before = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const { status, createdAt, confirmExpiresAt, id } = newsletterSubscribers;
  const messages = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, before(days.messages)))
    .returning({ id: contactMessages.id });
  const unasked = before(days.unconfirmed);
  const unconfirmed = await db
    .delete(newsletterSubscribers)
    .where(
      and(
        eq(status, 'pending'),
        lt(createdAt, unasked),
        // Who asks again gets a new link, and the days begin anew.
        or(isNull(confirmExpiresAt), lt(confirmExpiresAt, unasked)),
      ),
    )
    .returning({ id });
  const activity = await db
    .delete(activityLog)
    .where(lt(activityLog.at, before(days.activity)))
    .returning({ id: activityLog.id });
  await deleteOldVersions(db, { before: before(days.activity) });
  const mails = await db
    .delete(mailOutbox)
    .where(lt(mailOutbox.createdAt, before(days.mails)))
    .returning({ id: mailOutbox.id });
  const counts = await db
    .delete(searches)
    .where(lt(searches.day, newYorkLocal(before(days.searches)).slice(0, 10)))
    .returning({ day: searches.day });
  await db.delete(adminInvitations).where(lt(adminInvitations.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(session).where(lt(session.expiresAt, now));
  return {
    messages: messages.length,
    entries: await deleteOldEntries(db, { before: before(days.entries) }),
    unconfirmed: unconfirmed.length,
    activity: activity.length,
    mails: mails.length,
    searches: counts.length,
  };
}

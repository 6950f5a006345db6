import { and, count, eq, exists, gt, lt, notExists } from 'drizzle-orm';
import { campaigns, giveawayDrawings } from '#features/campaigns/campaigns.table.server.ts';
import { feedSources } from '#features/community/community.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import type { MailOffice } from '#features/mail/mail-service.server.ts';
import type { SetupService } from '#features/setup/setup-service.server.ts';
import { countReviewDue } from '#features/knowledge/list-entries.server.ts';
import { newYorkLocal } from '#platform/time/new-york.ts';
import { listVotedDown } from '#features/training/list-voted-down.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { WaitingThing } from './overview.ts';

export interface WaitingParts {
  clock: Clock;
  mail: Pick<MailOffice, 'listGivenUp'>;
  setup: Pick<SetupService, 'openCount'>;
}

/** More than anybody teaches in one sitting. */
const MOST_VOTED_DOWN = 99;

/** What an owner should look at, with what is nothing left out. */
export async function readWaiting(db: Db, { clock, mail, setup }: WaitingParts): Promise<WaitingThing[]> {
  const now = clock.now();
  const [messages] = await db
    .select({ total: count() })
    .from(contactMessages)
    .where(eq(contactMessages.state, 'new'));
  const [feeds] = await db
    .select({ total: count() })
    .from(feedSources)
    .where(and(eq(feedSources.enabled, true), gt(feedSources.failures, 0)));
  const { total: unsent } = await mail.listGivenUp({ page: 1, size: 1 });
  const votedDown = await listVotedDown(db, { limit: MOST_VOTED_DOWN });
  const waits: WaitingThing[] = [
    {
      label: 'New contact messages',
      count: messages?.total ?? 0,
      href: '/account/messages?list=contact',
    },
    { label: 'Replies voted down', count: votedDown.length, href: '/account/training' },
    {
      label: 'Texts to look at again',
      count: await countReviewDue(db, { today: newYorkLocal(now).slice(0, 10) }),
      href: '/account/training?review=due',
    },
    { label: 'Giveaways to draw', count: await countUndrawn(db, now), href: '/account/campaigns' },
    { label: 'Failing sources', count: feeds?.total ?? 0, href: '/account/sources' },
    { label: 'Setup marks to clear', count: await setup.openCount(), href: '/account/setup' },
    { label: 'Unsent mail', count: unsent, href: '/account/messages?list=mail' },
  ];
  return waits.filter(({ count: total }) => total > 0);
}

/** Announced for a moment that has passed, entered, and not drawn. */
async function countUndrawn(db: Db, now: Date): Promise<number> {
  const entered = db
    .select({ id: kiaGiveawayEntries.id })
    .from(kiaGiveawayEntries)
    .where(eq(kiaGiveawayEntries.campaignId, campaigns.id));
  const drawn = db
    .select({ id: giveawayDrawings.campaignId })
    .from(giveawayDrawings)
    .where(eq(giveawayDrawings.campaignId, campaigns.id));
  const [row] = await db
    .select({ total: count() })
    .from(campaigns)
    .where(
      and(eq(campaigns.kind, 'giveaway'), lt(campaigns.drawingAt, now), exists(entered), notExists(drawn)),
    );
  return row?.total ?? 0;
}

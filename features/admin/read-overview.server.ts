import { and, count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chatConversations, chatMessages } from '#features/chat/chat.table.server.ts';
import { contactMessages } from '#features/contact/contact.table.server.ts';
import { demoOrders } from '#features/demo-shop/demo-shop.table.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { kiaGiveawayEntries } from '#features/giveaway/giveaway.table.server.ts';
import { newsletterSubscribers } from '#features/newsletter/newsletter.table.server.ts';
import { listTopSearches } from '#features/search/list-top-searches.server.ts';
import { askedBefore } from '#features/training/replies-to-review.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { inNewYork } from '#platform/time/new-york.ts';
import { daysBefore } from './days-before.ts';
import { OVERVIEW_DAYS, type Overview, type OverviewSeries } from './overview.ts';
import { readWaiting, type WaitingParts } from './read-waiting.server.ts';

export interface OverviewParts extends WaitingParts {
  clock: Clock;
  /** Where a live shop's owner sees its orders; undefined in the demo, which counts its own. */
  ordersAt: string | undefined;
}

const UNANSWERED_SHOWN = 5;

/** Everything of the overview. For administrators only: whoever calls has looked. */
export async function readOverview(db: Db, parts: OverviewParts): Promise<Overview> {
  const days = daysBefore(parts.clock.now(), OVERVIEW_DAYS);
  const since = inNewYork(`${days[0] ?? ''}T00:00:00`);
  const counted: (Omit<OverviewSeries, 'days'> & { column: PgColumn; also?: SQL | undefined })[] = [
    // Nobody's list: an account shows the orders of its own customer.
    ...(parts.ordersAt ? [] : [{ label: 'Orders of the sample shop', column: demoOrders.createdAt }]),
    {
      label: 'Confirmed subscribers',
      href: '/account/messages?list=subscribers',
      column: newsletterSubscribers.confirmedAt,
    },
    {
      label: 'Giveaway entries',
      href: '/account/messages?list=giveaway',
      column: kiaGiveawayEntries.createdAt,
      // Prayer signups stand in the same table.
      also: sql`${kiaGiveawayEntries.campaignId} in (select ${campaigns.id} from ${campaigns} where ${campaigns.kind} = 'giveaway')`,
    },
    { label: 'Contact messages', href: '/account/messages?list=contact', column: contactMessages.createdAt },
    { label: 'Chats', href: '/account/chats', column: chatConversations.createdAt },
    {
      label: 'Questions without an answer',
      href: '/account/chats?kind=unknown',
      column: chatMessages.createdAt,
      also: missed,
    },
  ];
  const series: OverviewSeries[] = [];
  for (const { column, also, ...named } of counted)
    series.push({ ...named, days: await countDays(db, { column, also, since, days }) });
  const spans = { month: days[0] ?? '', week: days[days.length - 7] ?? '' };
  const searched = {
    top: await listTopSearches(db, spans),
    missed: await listTopSearches(db, { ...spans, missed: true }),
  };
  return {
    waits: await readWaiting(db, parts),
    ordersAt: parts.ordersAt ?? null,
    series,
    searched,
    unanswered: await mostUnanswered(db, since),
  };
}

const missed = eq(sql`${chatMessages.evidence} ->> 'missed'`, 'unknown');

async function countDays(
  db: Db,
  { column, also, since, days }: { column: PgColumn; also: SQL | undefined; since: Date; days: string[] },
): Promise<number[]> {
  const day = sql<string>`to_char(${column} at time zone 'America/New_York', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, total: count() })
    .from(column.table)
    .where(and(isNotNull(column), gte(column, since), also))
    .groupBy(sql`1`);
  const totals = new Map(rows.map((row) => [row.day, row.total]));
  return days.map((wanted) => totals.get(wanted) ?? 0);
}

/** The visitor's last words before a reply that knew nothing, put together without regard to case. */
async function mostUnanswered(db: Db, since: Date): Promise<Overview['unanswered']> {
  const question = sql<string | null>`lower(trim(${askedBefore}))`;
  const rows = await db
    .select({ question, times: count() })
    .from(chatMessages)
    .where(and(gte(chatMessages.createdAt, since), missed))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(UNANSWERED_SHOWN);
  return rows.flatMap(({ question: asked, times }) => (asked ? [{ question: asked, times }] : []));
}

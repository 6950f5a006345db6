import { and, asc, count, eq, inArray, lt, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Entrants, PrizeChange } from '#features/campaigns/update-campaign.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import type { MailService } from '#features/mail/mail-service.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import { kiaGiveawayEntries as entries } from './giveaway.table.server.ts';

const prizeNews = z.object({
  campaignId: z.string(),
  version: z.int(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Who entered later entered for the new prizes. ISO 8601. */
  until: z.iso.datetime(),
});
type PrizeNews = z.infer<typeof prizeNews>;

const prizeNewsQueue: Queue<PrizeNews> = {
  name: 'giveaway-prizes',
  data: prizeNews,
  retries: 10,
  retryDelay: 20,
  retryDelayMax: 3600,
  timeout: 600,
  keepDone: 3600,
  poll: 2,
};

/** Mails of one transaction: a crash repeats none, because who was written to is marked with them. */
const BATCH = 200;

interface PrizeNewsParts {
  jobs: Jobs;
  mail: Pick<MailService, 'send'>;
  clock: Clock;
}

/** Those who have entered, for a change of prizes: counted, and written to by a job. */
export async function startPrizeNews(db: Db, { jobs, mail, clock }: PrizeNewsParts): Promise<Entrants> {
  await jobs.work(prizeNewsQueue, async (news) => {
    while ((await tellBatch(db, mail, news)) === BATCH);
  });
  return {
    async count(tx, campaignId) {
      const [row] = await tx
        .select({ total: count() })
        .from(entries)
        .where(eq(entries.campaignId, campaignId));
      return row?.total ?? 0;
    },
    tellOfPrizes: (tx, change: PrizeChange) =>
      jobs.send(tx, prizeNewsQueue, { ...change, until: clock.now().toISOString() }),
  };
}

/** Writes to the next of them, and marks them in the same transaction. Gives how many that were. */
export async function tellBatch(db: Db, mail: Pick<MailService, 'send'>, news: PrizeNews): Promise<number> {
  const { campaignId, version, before, after, until } = news;
  return db.transaction(async (tx) => {
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
    const next = await tx
      .select()
      .from(entries)
      .where(
        and(
          eq(entries.campaignId, campaignId),
          lt(entries.toldVersion, version),
          lte(entries.createdAt, new Date(until)),
        ),
      )
      .orderBy(asc(entries.id))
      .limit(BATCH)
      .for('update');
    if (!campaign || next.length === 0) return 0;
    for (const { name, email: to } of next)
      await mail.send(tx, {
        template: 'giveaway-prizes',
        to,
        name,
        campaign: campaign.name,
        before,
        prizes: after,
      });
    const ids = next.map(({ id }) => id);
    await tx.update(entries).set({ toldVersion: version }).where(inArray(entries.id, ids));
    return next.length;
  });
}

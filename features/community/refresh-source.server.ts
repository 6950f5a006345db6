import { eq } from 'drizzle-orm';
import { FeedError } from '#integrations/feeds/feed-error.ts';
import { fetchFeed, type FetchRules } from '#integrations/feeds/fetch-feed.ts';
import { parseFeed, parseTrusted } from '#integrations/feeds/parse-feed.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources } from './community.table.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { readSampleFeed, SAMPLE } from './sample-feeds.server.ts';
import { storeItems } from './store-items.server.ts';

export interface FeedParts {
  clock: Clock;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Says who asks, to whoever runs a source. */
  storeUrl: string;
  /** What fetches may do; tests bring their own. */
  rules: FetchRules;
}

export type FeedSourceRow = typeof feedSources.$inferSelect;

export type RefreshResult = { ok: true; added: number } | { ok: false; reason: string };

const MINUTE_MS = 60_000;
/** After a failure a source is left alone for this long, doubled with every further one. */
const FIRST_PAUSE_MS = 15 * MINUTE_MS;
const LONGEST_PAUSE_MS = 7 * 24 * 60 * MINUTE_MS;

/** Reads one source and stores what it says. A source that fails keeps the listings it gave before; what happened is noted with it. */
export async function refreshSource(db: Db, source: FeedSourceRow, parts: FeedParts): Promise<RefreshResult> {
  try {
    return { ok: true, added: await readAndStore(db, source, parts) };
  } catch (error) {
    if (!(error instanceof FeedError)) {
      parts.log.error({ err: error, source: source.id }, 'a community source could not be refreshed');
      await noteFailure(db, source, parts, new FeedError('could not be stored'));
      return { ok: false, reason: 'could not be stored' };
    }
    parts.log.warn({ source: source.id, reason: error.message }, 'a community source gave nothing');
    await noteFailure(db, source, parts, error);
    return { ok: false, reason: error.message };
  }
}

async function readAndStore(db: Db, source: FeedSourceRow, parts: FeedParts): Promise<number> {
  const { list } = source;
  const isSample = source.url.startsWith(SAMPLE);
  const answer = await answerOf(source, parts);
  // Our own files need no thread that can be stopped, and a fresh store opens sooner without.
  const read = isSample ? parseTrusted : parseFeed;
  const now = parts.clock.now();
  const well = { fetchedAt: now, failures: 0, retryAt: null };
  if (answer.unchanged) {
    await db
      .update(feedSources)
      .set({ ...well, lastResult: 'unchanged' })
      .where(eq(feedSources.id, source.id));
    return 0;
  }
  const feed = await read(answer.text, { list, now });
  return await db.transaction(async (tx) => {
    const added = await storeItems(tx, { sourceId: source.id, feed, now });
    const unusable = feed.skipped > 0 ? `, ${feed.skipped} unusable` : '';
    const { etag, lastModified } = answer;
    await tx
      .update(feedSources)
      .set({ ...well, etag, lastModified, lastResult: `${countOf(feed)} found, ${added} new${unusable}` })
      .where(eq(feedSources.id, source.id));
    return added;
  });
}

function answerOf(source: FeedSourceRow, { rules, storeUrl }: FeedParts) {
  // The same calendar says more every week: its repeating events are read for a year ahead. So it is always asked for whole.
  const known = source.list === 'events' ? {} : { etag: source.etag, lastModified: source.lastModified };
  if (source.url.startsWith(SAMPLE)) return readSampleFeed(source.url, known.etag ?? null);
  return fetchFeed({ url: source.url, ...known, userAgent: `BioLife community lists (+${storeUrl})` }, rules);
}

/** As people count: an event with many dates is one. */
function countOf(feed: Awaited<ReturnType<typeof parseFeed>>): number {
  return feed.list === 'events' ? new Set(feed.items.map(({ series }) => series)).size : feed.items.length;
}

async function noteFailure(
  db: Db,
  source: FeedSourceRow,
  { clock }: FeedParts,
  error: FeedError,
): Promise<void> {
  const failures = source.failures + 1;
  const pause = Math.max(
    FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20),
    (error.retryAfterSeconds ?? 0) * 1000,
  );
  await db
    .update(feedSources)
    .set({
      failures,
      lastResult: error.message,
      retryAt: new Date(clock.now().getTime() + Math.min(pause, LONGEST_PAUSE_MS)),
    })
    .where(eq(feedSources.id, source.id));
}

import { z } from 'zod';
import { eq } from 'drizzle-orm';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { FeedSource, SourceForm } from './feed-source.ts';
import type { CaregiverResource, HealthEvent, HealthStory, SupportGroup } from './listings.ts';
import type { RegionId } from './regions.ts';
import { recordActivity } from '#features/activity/record-activity.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { feedSources } from './community.table.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Queue } from '#platform/jobs/queue.server.ts';
import { listEvents } from './list-events.server.ts';
import { listGroups } from './list-groups.server.ts';
import { listResources } from './list-resources.server.ts';
import { listStories } from './list-stories.server.ts';
import { type ListRefresh, refreshDue, refreshList } from './refresh-list.server.ts';
import { type FeedParts, type RefreshResult, refreshSource } from './refresh-source.server.ts';
import { type ConfiguredFeed, seedSources } from './seed-sources.server.ts';
import {
  addSource,
  changeSource,
  deleteSource,
  type SourceChange,
  switchSource,
} from './change-sources.server.ts';
import { deleteByHand, type SavedListing, saveByHand } from './change-hand-listing.server.ts';
import { countOfFeeds, type FeedListing, listOfFeeds } from './feed-listings.server.ts';
import type { HandListingForm } from './hand-listing.schema.ts';
import { countByHand, findByHand, type HandListing, listByHand } from './hand-listings.server.ts';
import type { ListingView } from './listing-choice.ts';
import { showListings } from './show-listings.server.ts';
import { listSources } from './list-sources.server.ts';

export interface CommunityService {
  /** What is listed comes with the demo store and is invented. */
  illustrative: boolean;
  stories(): Promise<HealthStory[]>;
  events(options?: { region?: RegionId | undefined }): Promise<HealthEvent[]>;
  resources(): Promise<CaregiverResource[]>;
  groups(): Promise<SupportGroup[]>;
  /** Reads every source of a list. With an `actor`, an administrator asked: sources that failed lately are read too, and it is recorded. */
  refresh(list: FeedList, options?: { actor?: string }): Promise<ListRefresh>;
  /** What the weekly job does: reads whatever is due. */
  refreshDue(): Promise<ListRefresh>;
  sources(): Promise<FeedSource[]>;
  addSource(form: SourceForm, actor: string): Promise<SourceChange>;
  changeSource(id: string, form: SourceForm, actor: string): Promise<SourceChange>;
  switchSource(id: string, enabled: boolean, actor: string): Promise<SourceChange>;
  deleteSource(id: string, actor: string): Promise<SourceChange>;
  /** Reads one source now; undefined when it is gone. */
  fetchSource(id: string, actor: string): Promise<RefreshResult | undefined>;
  /** A page of what the feeds gave, the hidden ones too; the newest where no view is asked for. For administrators. */
  ofFeeds(list: FeedList, view?: ListingView): Promise<FeedListing[]>;
  countOfFeeds(list: FeedList): Promise<number>;
  /** Hides listings, typed in or of a feed, or shows them again. Answers how many are still there. */
  show(options: { list: FeedList; ids: string[]; shown: boolean; actor: string }): Promise<number>;
  /** What administrators typed in beside the feeds. */
  byHand: {
    list(list: FeedList, view?: ListingView): Promise<HandListing[]>;
    count(list: FeedList): Promise<number>;
    find(list: FeedList, id: string): Promise<HandListing | undefined>;
    /** `version` is that of the listing that the form was shown with. */
    save(options: {
      form: HandListingForm;
      id: string | undefined;
      version: string | undefined;
      actor: string;
    }): Promise<SavedListing>;
    /** False where it is gone. */
    delete(options: { list: FeedList; id: string; actor: string }): Promise<boolean>;
  };
  /** Calls back whenever a list may have changed here. */
  onChange(callback: () => void): void;
}

export interface CommunityParts extends FeedParts {
  configured: readonly ConfiguredFeed[];
  /** A live shop lists nothing invented. */
  live: boolean;
}

export function createCommunity(db: Db, parts: CommunityParts): CommunityService {
  const { clock, configured } = parts;
  const samples = !parts.live && configured.length === 0;
  const shown = { samples, configured };
  const listeners: (() => void)[] = [];
  const changed = <Result>(result: Result): Result => {
    for (const listener of listeners) listener();
    return result;
  };
  return {
    illustrative: samples,
    stories: () => listStories(db, shown),
    events: ({ region } = {}) => listEvents(db, { ...shown, region, now: clock.now() }),
    resources: () => listResources(db, shown),
    groups: () => listGroups(db, shown),
    async refresh(list, { actor } = {}) {
      const refresh = await refreshList(db, { ...parts, samples }, { list, force: actor !== undefined });
      if (actor !== undefined) await record(db, { actor, subject: list, result: { ...refresh } });
      return changed(refresh);
    },
    refreshDue: async () => changed(await refreshDue(db, { ...parts, samples })),
    sources: () => listSources(db, shown),
    addSource: async (form, actor) => changed(await addSource(db, { form, actor, now: clock.now() })),
    changeSource: async (id, form, actor) =>
      changed(await changeSource(db, { ...shown, id: uuid(id), form, actor })),
    switchSource: async (id, enabled, actor) =>
      changed(await switchSource(db, { id: uuid(id), enabled, actor })),
    deleteSource: async (id, actor) => changed(await deleteSource(db, { ...shown, id: uuid(id), actor })),
    async fetchSource(id, actor) {
      const [source] = await db
        .select()
        .from(feedSources)
        .where(eq(feedSources.id, uuid(id)));
      if (!source) return undefined;
      const result = await refreshSource(db, source, parts);
      await record(db, { actor, subject: source.title, result });
      return changed(result);
    },
    ofFeeds: (list, view) => listOfFeeds(db, { list, samples, now: clock.now(), view }),
    countOfFeeds: (list) => countOfFeeds(db, { list, samples, now: clock.now() }),
    show: async (options) => changed(await showListings(db, options)),
    byHand: {
      list: (list, view) => listByHand(db, list, view),
      count: (list) => countByHand(db, list),
      find: (list, id) => findByHand(db, list, uuid(id)),
      save: async ({ id, ...options }) =>
        changed(
          await saveByHand(db, {
            ...options,
            id: id === undefined ? undefined : uuid(id),
            now: clock.now(),
          }),
        ),
      delete: async (options) => changed(await deleteByHand(db, { ...options, id: uuid(options.id) })),
    },
    onChange: (callback) => void listeners.push(callback),
  };
}

/** An id that is none names nothing; the database would call it an error. */
const uuid = (id: string) => (z.uuid().safeParse(id).success ? id : '00000000-0000-0000-0000-000000000000');

const record = (db: Db, { actor, subject, result }: { actor: string; subject: string; result: object }) =>
  recordActivity(db, { actor, action: 'sources.fetch', subject, details: { ...result } });

const refreshQueue: Queue<Record<string, never>> = {
  name: 'community-refresh',
  data: z.strictObject({}),
  // What fails is noted with its source and due again by itself.
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 1,
  timeout: 15 * 60,
  keepDone: 24 * 3600,
  poll: 30,
};

/**
 * Adds the sources that the store starts with and has them read: each once a week, one that failed when its pause is over. Looked for every hour, by
 * one instance. The samples are on this machine, so a fresh store opens with them.
 */
export async function startCommunity(
  db: Db,
  parts: CommunityParts & { jobs: Jobs },
): Promise<CommunityService> {
  const community = createCommunity(db, parts);
  await seedSources(db, { configured: parts.configured, samples: community.illustrative });
  await parts.jobs.work(refreshQueue, async () => void (await community.refreshDue()));
  await parts.jobs.schedule(refreshQueue, '17 * * * *', {});
  if (community.illustrative) await community.refreshDue();
  else await parts.jobs.send(db, refreshQueue, {});
  return community;
}

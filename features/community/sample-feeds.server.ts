import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FeedList } from '#integrations/feeds/feed-list.ts';
import type { FeedAnswer } from '#integrations/feeds/fetch-feed.ts';
import { FeedError } from '#integrations/feeds/feed-error.ts';
import { projectRoot } from '#platform/project-root.ts';

/** The scheme of the feeds that come with the store. */
export const SAMPLE = 'sample:';

/** What content/feeds holds. It is read by the same code as any source on the web. */
export const sampleFeeds: readonly { list: FeedList; title: string; url: string }[] = [
  { list: 'stories', title: 'BioLife health stories', url: `${SAMPLE}health-stories.rss` },
  { list: 'stories', title: 'Know your numbers', url: `${SAMPLE}know-your-numbers.atom` },
  { list: 'stories', title: 'At the kitchen table', url: `${SAMPLE}kitchen-table.json` },
  { list: 'events', title: 'Health events and screenings', url: `${SAMPLE}events-and-screenings.ics` },
  { list: 'resources', title: 'Help for caregivers', url: `${SAMPLE}caregiver-resources.json` },
  { list: 'groups', title: 'Support groups', url: `${SAMPLE}support-groups.json` },
];

const folder = path.join(projectRoot, 'content/feeds');

/** Answers as a web server would, with a version of what it sends. Only what the list above names is read. Throws FeedError. */
export async function readSampleFeed(url: string, etag: string | null): Promise<FeedAnswer> {
  if (!sampleFeeds.some((feed) => feed.url === url)) throw new FeedError('does not come with the store');
  const text = await readFile(path.join(folder, url.slice(SAMPLE.length)), 'utf8');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 20);
  if (version === etag) return { unchanged: true };
  return { unchanged: false, text, etag: version, lastModified: null };
}

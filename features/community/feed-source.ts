import { z } from 'zod';
import { type FeedList, feedLists } from '#integrations/feeds/feed-list.ts';

/** A source as the administrator sees it. */
export interface FeedSource {
  id: string;
  list: FeedList;
  title: string;
  /** https, or 'sample:' and the name of a feed that comes with the store. */
  url: string;
  enabled: boolean;
  /** Only what an administrator added can be deleted: the others would be back at the next start. */
  origin: 'administrator' | 'environment' | 'sample';
  /** When it was last read well. */
  fetchedAt: string | null;
  /** In words, such as '12 found, 3 new' or 'did not answer within 10 s'. */
  lastResult: string | null;
  /** In a row, up to now. */
  failures: number;
  /** Not asked by itself before this moment. */
  retryAt: string | null;
  /** How many listings are kept of it; of an event every date counts. */
  listings: number;
}

/** The form of the sources tab. Messages stand under the fields that they name. */
export const sourceForm = z.object({
  list: z.enum(feedLists, 'Choose what is in it'),
  title: z.string().trim().min(1, 'Give the source a name').max(100, 'At most 100 characters'),
  url: z
    .string()
    .trim()
    .max(2000, 'At most 2,000 characters')
    .refine(isHttps, 'Enter an address that starts with https://'),
});

export type SourceForm = z.infer<typeof sourceForm>;

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

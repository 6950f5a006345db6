import { z } from 'zod';
import { sourceFields } from './source.fields.ts';
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

const { title, list, url } = sourceFields;

/** The form of the sources tab. Messages stand under the fields that they name. */
export const sourceForm = z.object({
  list: z.enum(feedLists, list.missing),
  title: z.string().trim().min(1, title.missing).max(title.max, `At most ${title.max} characters`),
  url: z
    .string()
    .trim()
    .max(url.max, `At most ${url.max.toLocaleString('en')} characters`)
    .refine(isHttps, url.missing),
});

export type SourceForm = z.infer<typeof sourceForm>;

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && !username && !password;
}

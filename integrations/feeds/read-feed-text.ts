import type { FeedList } from './feed-list.ts';
import { FeedError } from './feed-error.ts';
import type { ReadFeed } from './feed-items.ts';

export interface ReadOptions {
  list: FeedList;
  /** Calendars are read from this moment on, for a year. */
  now: Date;
}

/**
 * Reads a document as what its list holds: RSS, Atom or JSON Feed, iCalendar, or HSDS. Only that reader is loaded: every thread starts anew.
 * Throws FeedError when it is something else.
 */
export async function readFeedText(text: string, { list, now }: ReadOptions): Promise<ReadFeed> {
  refuseWebPage(text);
  switch (list) {
    case 'stories':
      return { list, ...(await import('./read-stories.ts')).readStories(text) };
    case 'events':
      return { list, ...(await import('./read-events.ts')).readEvents(text, now) };
    case 'resources':
      return { list, ...(await import('./read-hsds.ts')).readResources(text) };
    case 'groups':
      return { list, ...(await import('./read-hsds.ts')).readGroups(text) };
  }
}

/** A page for people, with status 200, is how most addresses say that the feed has moved. */
function refuseWebPage(text: string): void {
  if (
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html)\b/i.test(
      text.slice(0, 5000),
    )
  )
    throw new FeedError('answered with a web page, not a feed');
}

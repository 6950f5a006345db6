import type { FeedList } from './feed-list.ts';

/** What a source says, as ours: plain text, checked links, ISO moments. `externalId` is the source's own identifier. */
export interface FoundStory {
  externalId: string;
  title: string;
  description: string;
  /** Lower case with underscores, such as heart_health. */
  category: string;
  publishedDate: string | null;
  sourceUrl: string | null;
}

export interface FoundEvent {
  /** One series, all of whose occurrences share it. */
  series: string;
  /** One occurrence of the series. */
  externalId: string;
  title: string;
  description: string | null;
  eventType: 'screening' | 'workshop' | 'other';
  eventDate: string;
  location: string | null;
  sourceUrl: string | null;
}

export interface FoundResource {
  externalId: string;
  title: string;
  description: string;
  resourceType: string;
  location: string | null;
  contactInfo: string | null;
  websiteUrl: string | null;
}

export interface FoundGroup {
  externalId: string;
  name: string;
  description: string;
  conditionFocus: string;
  meetingFormat: 'virtual' | 'in_person' | 'hybrid';
  meetingSchedule: string | null;
  location: string | null;
  contactInfo: string | null;
  websiteUrl: string | null;
}

interface FoundItems {
  stories: FoundStory;
  events: FoundEvent;
  resources: FoundResource;
  groups: FoundGroup;
}

/** What one document of a source holds. `skipped` counts the entries that could not be used. */
export type ReadFeed = {
  [List in FeedList]: { list: List; items: FoundItems[List][]; skipped: number };
}[FeedList];

/** No list of the store shows more, and no source that a person reads holds more. */
export const MAX_ITEMS = 300;

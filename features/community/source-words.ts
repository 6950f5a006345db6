import type { FeedList } from '#integrations/feeds/feed-list.ts';

export const listNames: Record<FeedList, { name: string; format: string }> = {
  stories: { name: 'Health stories', format: 'RSS, Atom or JSON Feed' },
  events: { name: 'Events and screenings', format: 'iCalendar' },
  resources: { name: 'Caregiver resources', format: 'HSDS 3 JSON' },
  groups: { name: 'Support groups', format: 'HSDS 3 JSON' },
};

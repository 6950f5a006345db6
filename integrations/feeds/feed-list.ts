/** The four lists of the community that sources feed: stories on /learn, the others on /community. */
export const feedLists = ['stories', 'events', 'resources', 'groups'] as const;
export type FeedList = (typeof feedLists)[number];

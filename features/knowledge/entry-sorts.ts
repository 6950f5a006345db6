/** What the list of entries is sorted by: the labels of its columns. */
export const entrySorts = ['Added', 'Question', 'Category', 'Active', 'Found', 'Review due'] as const;
export type EntrySort = (typeof entrySorts)[number];

/** Newest first. A '-' before a column sorts backwards. */
export const USUAL_ENTRY_SORT = '-Added';

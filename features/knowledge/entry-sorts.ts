/** What the list of entries is sorted by: the labels of its columns. */
export type EntrySort = 'Added' | 'Question' | 'Category' | 'Active' | 'Found' | 'Review due';

/** Newest first. A '-' before a column sorts backwards. */
export const USUAL_ENTRY_SORT = '-Added';

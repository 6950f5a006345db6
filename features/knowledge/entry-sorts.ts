/** Orders of the list of entries beside the usual one, newest first. */
export const entrySorts = ['question', 'category', 'found', 'review'] as const;

/** Empty: newest first. */
export type EntrySort = (typeof entrySorts)[number] | '';

export const sortLabels: Record<EntrySort, string> = {
  '': 'Newest first',
  question: 'Question',
  category: 'Category',
  found: 'Found most often',
  review: 'Review due first',
};

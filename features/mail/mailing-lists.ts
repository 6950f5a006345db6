/** What one subscribes to, each confirmed and left for itself (docs/product/newsletter.md). */
export const mailingLists = ['newsletter', 'prayer'] as const;
export type MailingList = (typeof mailingLists)[number];

import type { EntryView } from '#features/knowledge/list-entries.server.ts';

export const NO_FILTER: EntryView = { search: '', category: '', review: '', sort: '' };

/** The filter as it stands in the address. */
export const filterParams = ({ search, category, review, sort }: EntryView): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(category && { category }),
    ...(review && { review }),
    ...(sort && { sort }),
  });
